/**
 * Common words that are one letter from a sensitive one and no typing error: of the 10,000 most common of eleven languages. `*`:
 * whatever the word goes on with.
 */
export const nearWords = `rodando rolando stämmer skämmer aberto abilit* abort acostado acusada acusado acusar adoção adress* affetto ahogado akten alegr* anhalten anwahl arresten
  assed auserwählt aussah autodestrucción backed bandido bedroog bedrucken bedruckt belasting betrag betrags betreff
  beträge beträgen beträgt bigote bless* brucia bruciare bulamıyorum bulles cadılar california* capacit* cenare chantal
  coman compensar conan creatief creepy crimen crises crímenes debito debute decad* decadence decev* décev* decide decided decides
  decreased defently delitto demain demais desayunar desayuno débiles débiteur décevants décidée délit empresse enanos
  entero enteró espina espressione espresso espías export* express express* expresse fascia fascino fasst fastställa
  fermentation freund freunde gagner geahnt gehakt geklappt geklärt gepackt geschonden gestalt gestoken gestoppt gestorven
  golpea golpeó hacer* hacka halkade haras hartelijk harás hastanın hatade heridas hitlers hospitaal hospitais huisdier
  huisdieren humilde ifadesi ilegar indemnité indringer indringers insured integriteit intern* internal intimi invalid
  jakten juist juiste juridik jäklar jätte kartki kartkę klagen klaren klauwen klären ladra ladro layer layers lesson
  lådorna légion machst malaisie maniable menade minor minore mitleid moleste molestia molesto ménage ménages naciste
  neppure oluyorsun oluyorum oluyoruz opgelucht opgericht opluchting opzicht ortalama overleef overleefd packed perderte
  perderti persiguiendo pilat* pilates piraten pissing plågar police policja policją poliser polish polisim polisle
  polisler polisleri polônia pompiere pompieri porcos porwać posteriori poursuite poznać prawnicy processor prokurator
  prokuratora proton przeklęty pushing queime radzisz raggi raggio random* rater rating ratings rebours rechtszaal
  redundan* research* rimorso robando rodada rouba roubados roubar rubando russisch* réclamation santa schedul* seelen
  seist seksi seksie session* sevişmek sexigt sexuel siano skapades skoja skojade solicito soyunma spakować spannend
  spanners spare speelt spelen spiace spiegel* spindlar spinto spioner spite stacked staking stalen steden steekt steel
  steen stegen stehen steken stellen stellt stelt stenen steven stiano stilen stoelen stolen storto straffar streunen
  stulen stulet suelen surdo threads threat tirador trampas transform* treffe tromper trovano truffes träffa träffat
  träffats tröja tuffa unfälle urgenc* valeur valeurs validity validité vedeva vedevo vedono verabschied* verband verbracht
  verbrachte verbrechen verbrennt verhaften verklaar verklig* versetzt verslag verslagen verslaggever verstoren violation
  voladora voler volerci volere volerlo voyeur* wyluzuj yaşadığı zehirli złodziei ölüyorum передо погибла покажу разведки
  растения узнали украл украла`
