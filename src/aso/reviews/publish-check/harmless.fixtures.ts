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
  it: `Grazie mille per le tue belle parole!
Siamo felici che la pioggia ti aiuti a dormire.
Grazie di cuore per le cinque stelle.
Ci dispiace che l’app si chiuda durante la notte.
Capiamo che sia fastidioso e ci dispiace.
Grazie per il suggerimento, lo abbiamo passato al gruppo.
La tua idea ci piace e l’abbiamo annotata.
Leggiamo ogni recensione e la tua ci aiuta molto.
Scrivici a help@moorlight.example e guardiamo insieme che cosa succede.
Spesso aiuta riavviare il telefono e riaprire l’app.
Il timer si trova in alto a destra nel menu.
Quattro stelle ci rendono felici. Buona notte!`,
  pt: `Muito obrigado pelas suas palavras gentis!
Ficamos felizes que a chuva ajude você a dormir.
Obrigada pelas cinco estrelas, isso nos alegra muito.
Lamentamos que o aplicativo feche durante a noite.
Entendemos que isso é chato e pedimos desculpas.
Obrigado pela sugestão, nós a passamos para a equipe.
Gostamos da sua ideia e já a anotamos.
Lemos cada avaliação, e a sua nos ajuda muito.
Escreva para help@moorlight.example e olhamos isso juntos.
Muitas vezes ajuda reiniciar o telefone e abrir o aplicativo outra vez.
O temporizador fica no alto, à direita, no menu.
Que bom que as crianças gostam das histórias. Boa noite!`,
  nl: `Dank je wel voor je lieve woorden!
Wat fijn dat je zo goed slaapt met de regen.
Hartelijk dank voor de vijf sterren.
Het spijt ons dat de app midden in de nacht stopt.
We begrijpen dat dat vervelend is.
Bedankt voor de tip, we hebben hem doorgegeven aan het team.
Je idee bevalt ons en we hebben het opgeschreven.
We lezen elke recensie, en die van jou helpt ons veel.
Schrijf naar help@moorlight.example, dan kijken we samen.
Vaak helpt het om de telefoon opnieuw te starten.
De timer staat rechtsboven in het menu.
Mooi dat ook je kinderen van de verhalen houden. Slaap lekker!`,
  pl: `Bardzo dziękujemy za miłe słowa!
Cieszymy się, że deszcz pomaga Ci zasnąć.
Serdecznie dziękujemy za pięć gwiazdek.
Przykro nam, że aplikacja zamyka się w nocy.
Rozumiemy, że to denerwujące, i przepraszamy.
Dziękujemy za wskazówkę, przekazaliśmy ją zespołowi.
Twój pomysł nam się podoba i zapisaliśmy go.
Czytamy każdą recenzję, a Twoja bardzo nam pomaga.
Napisz do nas na help@moorlight.example, a sprawdzimy to razem.
Często wystarczy ponownie uruchomić telefon i otworzyć aplikację.
Minutnik znajduje się w menu u góry po prawej.
Miło nam, że dzieci lubią opowieści. Dobrej nocy!`,
  sv: `Tack så mycket för dina fina ord!
Vad roligt att regnet hjälper dig att somna.
Ett stort tack för de fem stjärnorna.
Vi beklagar att appen stängs mitt i natten.
Vi förstår att det är irriterande.
Tack för tipset, vi har gett det vidare till gruppen.
Din idé är bra och vi har skrivit upp den.
Vi läser varje recension, och din hjälper oss mycket.
Skriv gärna till help@moorlight.example så tittar vi på det tillsammans.
Ofta hjälper det att starta om telefonen.
Timern finns uppe till höger i menyn.
Roligt att barnen tycker om berättelserna. Sov gott!`,
  tr: `Güzel sözleriniz için çok teşekkür ederiz!
Yağmur sesinin uyumanıza yardımcı olmasına çok sevindik.
Beş yıldız için içten teşekkürler.
Uygulamanın gece kapanmasına üzüldük.
Bunun can sıkıcı olduğunu anlıyoruz.
Öneriniz için teşekkürler, ekibimize ilettik.
Fikrinizi beğendik ve not aldık.
Her yorumu okuyoruz ve sizinki bize çok yardımcı oluyor.
Bize help@moorlight.example adresinden yazın, birlikte bakalım.
Telefonu yeniden başlatmak çoğu zaman işe yarar.
Zamanlayıcı menüde sağ üstte bulunur.
Çocukların hikâyeleri sevmesine sevindik. İyi geceler!`,
  ja: `温かいお言葉をありがとうございます。
雨の音でよく眠れるとのこと、とても嬉しいです。
星五つの評価をいただき、心より感謝いたします。
夜中にアプリが終了してしまうとのこと、申し訳ございません。
ご不便をおかけしております。
貴重なご意見をチームに伝えました。
素敵なアイデアを書き留めました。
レビューはすべて読んでおり、とても参考になります。
help@moorlight.example までご連絡いただければ、一緒に確認いたします。
端末を再起動すると良くなることが多いです。
タイマーはメニューの右上にあります。
お子さまも物語を楽しんでくださっているとのこと、何よりです。おやすみなさい。`,
  ko: `따뜻한 말씀 정말 감사드립니다.
빗소리가 잠드는 데 도움이 된다니 정말 기쁩니다.
별 다섯 개를 주셔서 진심으로 감사드립니다.
밤에 앱이 종료되어 불편을 드려 죄송합니다.
얼마나 답답하셨을지 이해합니다.
소중한 의견을 팀에 전달했습니다.
좋은 아이디어라서 적어 두었습니다.
모든 리뷰를 읽고 있으며 큰 도움이 됩니다.
help@moorlight.example 으로 문의해 주시면 함께 살펴보겠습니다.
휴대폰을 다시 켜면 나아지는 경우가 많습니다.
타이머는 메뉴 오른쪽 위에 있습니다.
아이들도 이야기를 좋아한다니 다행입니다. 안녕히 주무세요.`,
} as const
