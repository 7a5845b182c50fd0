/** Answers as a careful developer writes them: each may be published as it is. */
export const harmless = {
  en: `Thank you so much for your kind words!
Hi José, thanks for the five stars. We are so happy that you sleep better.
We're glad you enjoy the rain sounds.
Thanks a lot, that made our day.
What a lovely review, thank you.
Thank you for taking the time to write to us.
Sorry to hear that the app stops while you sleep.
That sounds annoying, and we are sorry for the trouble.
Thanks for the hint about the timer, we have passed it on to the team.
Your idea is a good one, and we have written it down.
We read every review, and yours helps us a lot.
Great to hear that your kids love the stories.
Thank you, Ada! Sweet dreams.
We hope that you have many quiet nights with Moorlight.
Please write to help@moorlight.example so that we can look into it.
Could you tell us which device you use? Our support is there for you: help@moorlight.example.
It helps to restart the phone and to open the app again.
You can change the volume of each sound in the mixer.
The timer is in the menu at the top right.
Have you tried the night train? Many people fall asleep to it.
We understand that the ads bother you, and thank you for your openness.
Thank you for the honest words. Four stars are wonderful, too.
It is great that version 4.2.1 works well for you.
Since 2019 we have been a small team, and reviews like yours keep us going.
Thanks for using Moorlight 24/7!
Rain at 10:30 in the evening: we like that, too.
Feel free to write to us at any time.
Thank you! We could not have said it better.
You made us smile today, thank you.
Thanks for being with us for two years.
We are sorry that the login did not work for you.
Oh no, that is not how it should be.
Thank you for your patience with us.
That is exactly why we made this app.
Good to know that the offline mode helps you on flights.
Thanks! And greetings to your grandmother.
We appreciate your feedback about the design.
It is a pity that the stories are not for you.
Thank you for the 5/5, it means a lot.
Happy listening, and sleep well!
We know how important good sleep is.
Thank you for sharing this with other people.
Wonderful, we wish you a good night.
We are sorry about the noise at the beginning of the loop.
Thanks for pointing out the mistake in the text.
We would like to understand better what went wrong.
You are right, the button is hard to find.
Thanks, your praise goes straight to the people who record the sounds.
We are delighted that the brown noise calms your baby.
Thank you and see you tonight.`,
  de: `Vielen Dank für deine lieben Worte!
Danke, Müller, das freut uns sehr.
Wie schön, dass du mit dem Regen gut einschläfst.
Das freut uns riesig, danke dir.
Danke für die fünf Sterne!
Herzlichen Dank für die nette Rezension.
Es tut uns leid, dass die App bei dir abstürzt.
Das klingt ärgerlich, und es tut uns leid.
Danke für den Hinweis, wir haben ihn an das Team weitergegeben.
Deine Idee gefällt uns, wir haben sie notiert.
Wir lesen jede Rezension, und deine hilft uns sehr.
Schön, dass auch deine Kinder die Geschichten mögen.
Guten Morgen und danke für dein Lob.
Wir wünschen dir viele ruhige Nächte mit Moorlight.
Schreib uns gern an help@moorlight.example, dann schauen wir es uns an.
Magst du uns sagen, welches Gerät du nutzt? Du erreichst uns unter help@moorlight.example.
Oft hilft es, das Telefon neu zu starten und die App noch einmal zu öffnen.
Die Lautstärke jedes Klangs lässt sich im Mischer ändern.
Den Timer findest du oben rechts im Menü.
Kennst du schon den Nachtzug? Viele schlafen dabei ein.
Wir verstehen, dass dich die Werbung stört, und danken dir für deine Offenheit.
Danke für die ehrlichen Worte. Auch vier Sterne freuen uns.
Schön, dass Version 4.2.1 bei dir gut läuft.
Seit 2019 sind wir ein kleines Team, und solche Worte tragen uns.
Regen um 22:30 Uhr: Das mögen wir auch.
Melde dich jederzeit bei uns.
Danke, schöner hätten wir es nicht sagen können.
Du hast uns heute ein Lächeln geschenkt.
Danke, dass du uns seit zwei Jahren begleitest.
Schade, dass das Laden bei dir nicht geklappt hat.
Oh nein, so soll es nicht sein.
Danke für deine Geduld mit uns.
Genau dafür haben wir diese App gemacht.
Gut zu wissen, dass dir der Offline-Modus auf Reisen hilft.
Danke und liebe Grüße an deine Oma.
Danke für deine Rückmeldung zur Gestaltung.
Schade, dass dir die Geschichten nicht zusagen.
Vielen Dank, das bedeutet uns viel.
Viel Freude beim Hören und schlaf gut.
Wir wissen, wie wichtig guter Schlaf ist.
Danke, dass du uns weiterempfiehlst.
Wunderbar, wir wünschen dir eine gute Nacht.
Das Rauschen am Anfang der Schleife tut uns leid.
Danke, dass du uns auf den Tippfehler hinweist.
Wir möchten besser verstehen, was schiefgegangen ist.
Du hast recht, der Knopf ist schwer zu finden.
Dein Lob geben wir gern an die Leute weiter, die die Klänge aufnehmen.
Toll, dass das braune Rauschen dein Baby beruhigt.
Danke dir und bis bald.
Wir freuen uns, dass du so zufrieden bist.`,
  fr: `Merci beaucoup pour vos gentils mots !
Merci José, cela nous fait très plaisir.
Nous sommes ravis que la pluie vous aide à dormir.
Un grand merci pour les cinq étoiles !
Quel beau commentaire, merci.
Merci d’avoir pris le temps de nous écrire.
Nous sommes désolés que l’application se ferme pendant la nuit.
C’est ennuyeux, et nous en sommes désolés.
Merci pour la remarque, nous l’avons transmise à l’équipe.
Votre idée nous plaît, nous l’avons notée.
Nous lisons chaque avis, et le vôtre nous aide beaucoup.
Quelle joie de savoir que vos enfants aiment les histoires.
Merci et belle soirée.
Nous vous souhaitons des nuits calmes avec Moorlight.
Écrivez-nous à help@moorlight.example et nous regarderons cela avec vous.
Pouvez-vous nous dire quel appareil vous utilisez ?
Il suffit souvent de redémarrer le téléphone et de rouvrir l’application.
Le volume de chaque son se règle dans le mélangeur.
La minuterie se trouve en haut à droite du menu.
Avez-vous essayé le train de nuit ? Beaucoup de gens s’endorment avec lui.
Nous comprenons que les publicités vous gênent, merci de votre franchise.
Merci pour ces mots sincères. Quatre étoiles, c’est déjà magnifique.
Nous sommes heureux que la version 4.2.1 fonctionne bien chez vous.
Depuis 2019 nous sommes une petite équipe, et de tels mots nous portent.
La pluie à 22:30, nous aimons cela aussi.
N’hésitez pas à nous écrire.
Merci, nous n’aurions pas su mieux le dire.
Vous nous avez fait sourire aujourd’hui.
Merci d’être avec nous depuis deux ans.
Dommage que la connexion n’ait pas fonctionné.
Oh non, ce n’est pas normal.
Merci de votre patience.
C’est exactement pour cela que nous avons fait cette application.
Nous sommes contents que le mode hors ligne vous serve en voyage.
Merci, et le bonjour à votre grand-mère.
Merci pour votre retour sur le design.
Dommage que les histoires ne vous plaisent pas.
Merci beaucoup, cela compte pour nous.
Bonne écoute et dormez bien.
Nous savons combien le sommeil est important.
Merci de parler de nous à vos amis.
Merveilleux, nous vous souhaitons une bonne nuit.
Désolés pour le bruit au début de la boucle.
Merci d’avoir signalé la faute dans le texte.
Nous aimerions mieux comprendre ce qui s’est passé.
Vous avez raison, le bouton est difficile à trouver.
Vos compliments vont tout droit à ceux qui enregistrent les sons.
Quel bonheur que le bruit brun calme votre bébé.
Merci à vous et à bientôt.
Nous restons à votre écoute.`,
  es: `¡Muchas gracias por tus amables palabras!
Gracias, José María, nos alegra mucho.
Nos alegra que la lluvia te ayude a dormir.
¡Mil gracias por las cinco estrellas!
Qué bonita reseña, gracias.
Gracias por tomarte el tiempo de escribirnos.
Sentimos que la aplicación se cierre durante la noche.
Entendemos que es molesto y lo sentimos.
Gracias por el aviso, se lo hemos pasado al equipo.
Tu idea nos gusta y la hemos apuntado.
Leemos cada reseña, y la tuya nos ayuda mucho.
Qué alegría que a tus hijos les gusten los cuentos.
Buenos días y gracias por tu mensaje.
Te deseamos muchas noches tranquilas con Moorlight.
Escríbenos a help@moorlight.example y lo miramos contigo.
¿Nos puedes decir qué dispositivo usas?
A menudo ayuda reiniciar el teléfono y abrir la aplicación otra vez.
El volumen de cada sonido se cambia en el mezclador.
El temporizador está arriba a la derecha en el menú.
¿Has probado el tren nocturno? Mucha gente se duerme con él.
Entendemos que los anuncios te molesten, gracias por tu sinceridad.
Gracias por tus palabras sinceras. Cuatro estrellas también son maravillosas.
Nos alegra que la versión 4.2.1 te vaya bien.
Desde 2019 somos un equipo pequeño, y palabras así nos animan.
La lluvia a las 22:30 también nos gusta.
No dudes en escribirnos cuando quieras.
Gracias, no podríamos haberlo dicho mejor.
Hoy nos has sacado una sonrisa.
Gracias por acompañarnos desde hace dos años.
Es una pena que no hayas podido entrar.
Vaya, así no debería ser.
Gracias por tu paciencia.
Por eso mismo hicimos esta aplicación.
Es bueno saber que el modo sin conexión te sirve en los viajes.
Gracias y saludos a tu abuela.
Gracias por tu opinión sobre el diseño.
Lástima que los cuentos no sean para ti.
Muchas gracias, significa mucho para nosotros.
Que los disfrutes y que duermas bien.
Sabemos lo importante que es dormir bien.
Gracias por recomendarnos a tus amigos.
Maravilloso, te deseamos buenas noches.
Sentimos el ruido al principio del bucle.
Gracias por avisarnos del fallo en el texto.
Nos gustaría entender mejor lo que ha pasado.
Tienes razón, el botón es difícil de encontrar.
Tus elogios llegan directamente a quienes graban los sonidos.
Qué bien que el ruido marrón calme a tu bebé.
Gracias a ti y hasta pronto.
Nos hace muy felices leerte.`,
} as const
