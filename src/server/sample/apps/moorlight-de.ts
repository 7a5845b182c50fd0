import type { SampleText } from '../sample-app.ts'

export const de: SampleText = {
  title: 'Moorlight: Einschlafen & Ruhe',
  tagline: 'Geschichten & sanftes Rauschen',
  promotionalText:
    'Neu in diesem Monat: sieben langsame Geschichten von der Nachtfähre und ein Regenmischer, der von selbst leiser wird, sobald du schläfst.',
  description: `Moorlight hilft dir, den Tag abzulegen. Such dir eine Einschlafgeschichte aus, wähle ein Geräusch und lass es um dich herum still werden.

EINSCHLAFGESCHICHTEN
Mehr als 240 Einschlafgeschichten, langsam gelesen von Stimmen, an die man sich gern gewöhnt. Jeden Donnerstag kommen neue Geschichten dazu. Die meisten dauern 25 Minuten; das Ende hören nur wenige. Nachtzüge, Hafenstädte, alte Gärten und lange Wege durch das Moor: Jede Einschlafgeschichte ist für das Zuhören im Bett geschrieben. Nichts Lautes, nichts Eiliges, kein offenes Ende.

GERÄUSCHE ZUM MISCHEN
Lege Regen, Wind, Feuer und weißes Rauschen übereinander. Jedes Geräusch hat einen eigenen Timer und wird von selbst leiser, damit dich nachts um drei nichts weckt. Sichere deine liebste Mischung und starte sie mit einem Tippen oder von der Uhr aus.
• Regen auf dem Zelt, Regen auf dem Blechdach, Regen in der Ferne
• Weißes Rauschen, braunes Rauschen und rosa Rauschen
• Ventilator, Kamin, Nachtzug, langsamer Fluss
• Leise Musik ohne Worte

EINE SCHLAFENSZEIT, DIE BLEIBT
Lege eine Ruhestunde fest: Moorlight dimmt den Bildschirm, senkt die Lautstärke und hält Mitteilungen zurück. Kurze Atemübungen helfen dir beim Abschalten vor dem Schlafen. Keine Serien, keine Abzeichen, kein schlechtes Gewissen: Eine verpasste Nacht ist einfach eine Nacht.

AUFWACHEN MIT SANFTEM LICHT
Ein Wecker, der mit Vogelstimmen beginnt und zehn Minuten lang lauter wird. Dein Schlaf wird nur auf deinem Telefon festgehalten und verlässt es nie. Das Schlaftagebuch zeigt, wann du ins Bett gegangen bist, wie lange du geschlafen hast und welche Geräusche dabei liefen.

KURZSCHLAF UND REISEN
Zehn Minuten Kurzschlaf mit einem Wecker, den man mag. Lade Geschichten und Geräusche vor dem Flug herunter: Alles in Moorlight läuft auch ohne Netz, und die Sammlung von der Nachtfähre wurde an Bord aufgenommen.

AUCH FÜR KINDER
Ein Regal mit Gutenachtgeschichten für kleine Ohren, je zwölf Minuten lang, mit einem Nachtlicht, das langsam ausgeht. Was im Regal steht, bestimmen die Eltern.

MOORLIGHT PLUS
Moorlight ist kostenlos, mit dreißig Einschlafgeschichten und acht Geräuschen. Moorlight Plus öffnet alle Geschichten, alle Geräusche und den Regenmischer, für bis zu sechs Personen in der Familie. Das Abo verlängert sich, bis du es spätestens einen Tag vor Ablauf in den Einstellungen beendest.

Gemacht von drei Leuten in einem kleinen Studio am Rand des Moors. Schreib uns: Wir lesen jeden Brief, meistens abends. Schlaf gut.`,
  releaseNotes: [
    'Sieben neue Einschlafgeschichten von der Nachtfähre. Der Regenmischer wird jetzt von selbst leiser, sobald du schläfst.',
    'Der Wecker blieb stumm, wenn Kopfhörer verbunden waren. Das ist behoben. Entschuldigung an alle, die verschlafen haben.',
    'Das Schlaftagebuch öffnet schneller und zeigt einen ganzen Monat auf einmal.',
    'Braunes und rosa Rauschen sind jetzt im Mischer. Beim Neustart einer Mischung knackt nichts mehr.',
    'Die Ruhestunde darf am Wochenende anders liegen. Kleine Korrekturen für größere Schrift.',
  ],
}
