import type { WordList } from '../word-list.ts'

export const en: WordList = {
  subjects: {
    'money-back': `refund* reimburs* chargeback* "charge back*" "money back" "(money|cash|payment|dollars|pounds|euros) (back|returned|refunded)"
      "(give|gimme|get|return|send|want|need|pay|wire|transfer) .. (money|cash|dollars|bucks|payment|pounds|euros) .. back"
      "(give|gimme|return|returned|want|owe|owes|demand) .. (my|our) (money|cash|payment)" "money .. (gone|vanished|disappeared|returned)"
      "(pay|paid) (me|us) back" "(bought|purchased|ordered|subscribed|paid) .. (accident|accidentally|mistake|unknowingly)"
      "(accidental|accidentally|unintentional*|unknowingly) (bought|purchas*|subscri*|order*|paid)"
      "(wont|refuse*|never|didnt) .. refund*" compensat* "want .. compensation" "return .. purchase"`,
    'charged-wrongly': `overcharg* doublecharg* "(charged|billed|charging|billing|charges|bills|debited) (me|us|my|twice|double|again|anyway|full|without|her|him|our|for|over)"
      "(still|got|getting|get|being|been|was|were|double|falsely|wrongly|keep|kept|keeps|automatically|auto|constantly) (charged|billed|charging|billing|debited)"
      "(charged|billed|paid|pay) .. (twice|times)"
      "(double|false|unknown|mystery|hidden|duplicate|fraudulent|surprise|unexpected|extra|unauthori*) (charge|charges|billing|payment*|transaction*|withdrawal*|purchase*|subscription*|debit*)"
      "(~unauthorized|~unauthorised) (charg*|payment*|transaction*|withdraw*|purchase*)"
      "(never|not|didnt|without) .. (authorize*|authorise*|consent*|permission)"
      "(took|take|takes|taking|taken|withdraw*|withdrew|deduct*|debit*|drain*|pull*|remov*|emptied) .. (money|cash|dollars|bucks|pounds|euros|payment*)"
      "(took|taken|taking|takes|withdraw*|withdrew|deduct*|debit*|drain*|emptied|charged) .. (bank|credit card|debit card|paypal|account|my card)"
      "(cancel*|unsubscrib*|ended|deleted) .. (charged|charging|billed|billing|renewed|debited|invoice*)" "never (ordered|subscribed|agreed) .."
      "(didnt|never|not) (order|ordered|buy|bought|purchase|subscribe) .. this" "renewed without"`,
    'self-harm': `suicid* suicide suicidal "kill* (~myself|himself|herself|themself|themselves|yourself)" "(end|ending|ended) (my|his|her|their|your|own|this) .. life"
      "(end|ending) it all" "(take|taking|took) (my|his|her|their) .. life" "(want|wanted|wanna|wants|wish|rather|ready|going|trying|tried) .. (die|dead|dying)"
      "(dont|not|no|never|cant|hardly) .. (want|wanna|wish) .. (live|living|exist|alive|wake)" "tired of (living|life|being alive)"
      "(life|living) .. (isnt|not|nothing|no) .. (worth|point|meaning)" "not worth living" "(reason|nothing|point) .. live for" "no (reason|point) .. (live|living)"
      "cant go on" "self (harm*|injur*|hurt*|mutilat*)" selfharm* "(cut|cutting|hurt|hurting|harm|harming|hang|hanged|starve|starving|shoot) (myself|himself|herself|themselves)"
      "better off (dead|without me)" "(nobody|noone|no one|world|everyone|they) .. (miss me|without me)" anorexi* bulimi* "eating disorder*"`,
    death: `"passed away" "(mother|mom|mum|mommy|father|dad|daddy|husband|wife|son|daughter|brother|sister|child|baby|friend|grandma|grandmother|grandpa|grandfather|granny|nan|partner|boyfriend|girlfriend|fiance|uncle|aunt|parents|parent|cousin) .. (died|dead|passed|deceased|death|dying)"
      "death of (my|our|a|his|her|your|someone)" deceased funeral* widow widower "late (husband|wife|mother|father|mom|dad|son|daughter|brother|sister)" bereave* grieving
      "(someone|somebody|people|person|patient*) .. (died|die|dying)" "(almost|nearly|could have) (died|died)" "lost my (mom|mum|mother|dad|father|husband|wife|son|daughter|baby|brother|sister|child)"`,
    fraud: `scam* scammer* scammed scamming fraud* fraudulent* swindl* ripoff* "(rip|ripped|rips|ripping) .. off" thief* thieves theft* crook* conman "con (artist*|man|men|job|artists)" robbery
      "(stole|steal|steals|stealing|stolen|robbed|robbing|robs) .. (money|dollars|bucks|cash|card|account|identity|data|photos|pictures|information|info|from|me|us|pounds|euros|people|everyone|customers|users)"
      "(you|they|company|developers) (stole|steal|steals|stealing)" deceptive deceiv* mislead* "false advertis*" "bait and switch" "pyramid scheme" ponzi
      phish* counterfeit* "(cheat|cheated|cheats|cheating) (me|us|people|customers|users|out)" extort* blackmail* sextort* ransom* criminals criminal`,
    law: `lawyer* attorney* solicitor* barrister* lawsuit* "law suit*" suing sued "(will|going to|gonna|to|should|ill|ll|could|would|might|be) sue" "sue (you|them|this|your|the|apple|google|ur)"
      litigat* "legal (action*|proceeding*|step*|advice|team|notice|consequence*|matter*|counsel)" "class action" "(see|take|taking|took|go|going|meet) .. (to|in) court" "small claims"
      illegal* unlawful* "against the law" "(break*|violat*) .. law*" "consumer (protection|rights|affairs|court|forum|council|watchdog)" ftc "trading standards" ombudsman bbb
      "better business bureau" "breach of (contract|law|privacy)" infring* plagiar* "cease and desist" "(report|reporting|reported) .. (apple|google|authorities|authority)"`,
    police: `"(report*|call*|went|going|go|contact*|inform*|tell|told|involv*|file*|filing|filed|to) .. (police|cops|sheriff)" "police (report*|complaint*|officer*|involved|station)" "press charges" "pressing charges" arrested "be arrested"`,
    data: `hacked hacker* hacking "(got|get|been) hack*" gdpr ccpa "data (breach*|leak*|theft|stolen|protection|privacy|request*|deletion|mining|harvest*)" spyware* =spying malware* trojan keylogger* doxx* doxed
      "(data|photo*|picture*|info|information|password*|email*|number*|address|messages|chats|details|account*) .. (leaked|leaks|leaking|exposed|stolen)" "leak* .. (data|photo*|picture*|info|information|password*|email*|number*|address|messages|chats)"
      "(delete|remove|erase|wipe|destroy) .. (my|all|our|personal) .. (data|information|account|profile|info|details)" "(all|my|our) .. (personal|private) (data|information|info|details) .. deleted"
      "(sell|sells|selling|sold|steal|steals|stealing|harvest*) .. (my|our|your|user|users|personal|private) .. (data|information|info|details|address|email*|number|contacts)"
      "(personal|private) (data|information|info|details)" "privacy (violat*|breach*|concern*|nightmare|invasion|law*|issue*)" "(invasion|violation|breach) of .. privacy" "(invad*|violat*) .. privacy"
      "(stranger*|others|everyone|anyone|anybody|everybody|they|people|someone|somebody|you) .. (see|read|reads|access|view|watch|listen|hear|download) .. (my|our|private|personal) .. (photos|pictures|messages|contacts|conversations|chats|files|data|videos|calls)"
      "(read|reads|reading) (my|our) (private|personal|messages|chats|emails)" hijack* "account .. (hijack*|compromis*|stolen|breached|taken over)"
      "(someone|somebody|stranger*|else) .. (logged|log|login|accessed|changed|using|has|took|in) .. (account|password|email)" "changed my (password|email)" "identity theft" "(spy|spies|spying|spied) on" "credit card (details|info*|number*|data)"`,
    health: `hospital* "emergency (room|services|surgery|department)" "(ended|went|sent|landed|rushed) .. (er|clinic|icu)" "call* .. (911|999|ambulance)" ambulance* paramedic* overdos* "over dose*" seizure* epilep* convulsion*
      "allergic (reaction*|shock)" anaphyla* "poisoned" "poisoning" "electric* shock*" electrocut* "heart attack*" "had a stroke" "panic attack*" fainted unconscious
      "(wrong|incorrect|double|twice|missed|false|inaccurate) .. (dose|doses|dosage|dosing|medication*|insulin|medicine|pill|pills|glucose|bolus)" "(dose|dosage|medication*|insulin|medicine|pills|glucose) .. (wrong|incorrect|double|missed|fail*|false|danger*)" insulin
      "blood (sugar|glucose|pressure) .. (wrong|false|incorrect|off|danger*|inaccurate)" injured injury injuries injuring "(burn|burned|burnt|burns|burning) (my|me|his|her|our) .. (skin|hand*|finger*|face|arm*|leg*|eye*|lap|thigh)" "(burned|burnt) (me|myself|him|her|my)"
      "(phone|battery|charger|device|watch|adapter) .. (exploded|explode*|caught fire|fire|melted)" miscarr* "life threatening" "(danger|dangerous|hazard|risk) (to|for) .. (health|life|lives|kids|children|people|patients|babies)" "health (risk*|hazard*)"
      "(could|might|would|almost|nearly|can) .. (killed|kill) (me|him|her|someone|people|somebody|my|us)" "medical emergency" "(risk*|endanger*) .. (life|lives)" "heart (alarm|rate) .. (danger*|wrong|fail*)" "broke my (arm|leg|back|wrist|foot|nose|hand)" "hurt my (back|knee|neck|eyes|ears|arm|leg|shoulder)"`,
    abuse: `harass* abuse abused abuser* abusive =stalker* stalking stalked "stalks (me|my|her|people)" bully bullying bullied bullies cyberbull* threatened threatening threats "threat* .. (kill|me|us|my)" "(kill|rape|hurt|murder|beat|find) you"
      rape raped =raping rapist rapists =molested molesting =molester* molestation* groped "sexual* (assault*|abus*|harass*|predator*|content|explicit)" sexually nudes "dick pic*" "(nude|naked) (pic*|photo*|picture*|girl*|image*)" "domestic (abuse|violence)" "death threat*"
      creep =creeps pervert* perv pervs predator* "(ex|husband|boyfriend|wife|girlfriend|stranger|guy|man) .. (tracks|tracking|track|spy|spying|spies|stalks|controls) .. me" "beats me"
      "(user|users|player|players|people|guy|man|men|someone) .. (insult*|threaten*|harass*|attack*) .. (me|my|us|her|him)"`,
    children: `pedo pedos pedoph* paedo* "child (abuse|porn*|molest*|predator*|exploitation|trafficking|grooming|labor|labour|endanger*)" csam porn* underage
      "(sex|sexual*|porn*|dirty|nude*|naked|explicit|adult content|adult ads|inappropriate) .. (kid|kids|child|children|daughter|son|minor|minors|girls|boys|toddler*|old|teen*)"
      "(kid|kids|child|children|daughter|son|minor|minors|girls|boys|toddler*|old) .. (sex|sexual*|porn*|dirty|nude*|naked|explicit|adult content|inappropriate)"
      "(men|man|adults|stranger|strangers|guy|guys|creep*|predator*) .. (message*|messaging|contact*|talk|talking|talks|chat|chatting|text*|ask|asks|asking|send|sends|sending) .. (kid|kids|child|children|daughter|son|minors|girls|boys|teens|year)"
      "(grooming|groomed|grooms|groomer*) .. (kid|kids|child|children|girl*|boy*|minor*|daughter|son|teen*)" groomers`,
    discrimination: `racis* sexist sexism discriminat* homophob* transphob* xenophob* islamophob* antisemit* "anti semit*" misogyn* bigot bigots bigoted bigotry nazi nazis neonazi* "hate (speech|crime*)" slur slurs "n word" swastika* ableist ableism fascist* fascism "white suprem*"
      "(banned|blocked|excluded|insulted|attacked|refused|kicked) .. (black|gay|lesbian|muslim|jewish|jew|trans|asian|disabled|religion|race|skin)"`,
  },
  harmless: `scambi* "(burn*|burned) .. calories" "(died|dying|die|dead|kill* (~myself|me)) .. laugh*" "laugh* .. (death|died|die)" "to die for" "(steal|steals|stole|stolen|stealing) (my|our|the|your|his|her) (heart|hearts|show|breath|attention|sleep)" "it s a steal" "a steal"
    "kill* (for|time|the time|my battery|battery|boredom)" "(killer|killing) (app|feature|features|sound|it|my battery)" "life hack*" "memory leak*" "money s worth" "worth (my|the|every|your) (money|cash)" "shut up .. my money"
    "(phone|battery|watch|tablet|laptop|ipad|headphones|device|it) .. (charged|charging|charges) (twice|times|again|full*)" "charg* .. (phone|battery|watch|tablet|ipad|headphones)" "police (scanner|siren*|car|cars|game*|sound*)"
    "(live|living) without" "drop dead" "dead tired" "brain dead" "hacked my sleep" "tennis court*" "court mode" "emergency (contact*|button|feature|light)" "refund policy .. (great|good|nice|clear|fair|easy)" "hospital (game|level|levels|simulator|sim)"
    "(lawyer|police|hospital|crime) (sim|game|level*|sound*|simulator|story|stories|novel*|podcast*|drama)" "(phone|battery|tablet|watch|controller|headset) (died|dies|dead|is dead)" "(no|without|zero|never any) (scam*|fraud|hidden charges|refund)"`,
}
