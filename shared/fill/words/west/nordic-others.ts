import { rule, type Rule } from '../meaning.ts'

const of = '(?:pa|till|til|om|av|af|for|i|fra|fran|den|det|de|din|ditt|dit|dina|dine|ert|er|ett|en|et|ei|din|vores|vart|var|som)'
const event =
  '(?:evenemang\\w*|arrangement\\w*|begivenhed\\w*|stilling\\w*|tjansten du soker|jobb\\w*|jobannonce\\w*|annons\\w*|annonce\\w*|fel(?:et)?|fejl(?:en)?|feil(?:en)?|problem\\w*|bugg?\\w*|artikel\\w*|artikkel\\w*|inlagg\\w*|indlaeg\\w*|innlegg\\w*|faktura\\w*|bestallning\\w*|ordre\\w*|bild(?:en)?|billede\\w*|bilde\\w*|foto\\w*|skola\\w*|skole\\w*|universitet\\w*|bank\\w*|van(?:nen)?|ven(?:nen)?|venn\\w*|kampan\\w*|kampagne\\w*|recension\\w*|anmeldelse\\w*|person\\w*|tavling\\w*|konkurrence\\w*|partner\\w*|sponsor\\w*|podd\\w*|podcast\\w*|arbetsgivar\\w*|arbejdsgiver\\w*|kollega\\w*|massa|konferen\\w*|investerar\\w*|investor\\w*|fil(?:en)?|talare\\w*|foredrag\\w*|kurstillfalle|pris(?:et)? du vunnit|teamet?|medgrundar\\w*|medstifter\\w*|medgrunder\\w*)'

/** What Swedish, Danish and Norwegian forms ask besides in the words of our fields, then what only sounds like it. Read before the fields. */
export const nordicOthers: readonly Rule[] = [
  rule(
    'other',
    [
      `(?:na[mv]n(?:et)?|titel(?:n|en)?|tittel(?:en)?|url|lank|link|lenke|datum|dato|plats|sted|adresse?|kategori|amne|emne|webbplats|hjemmeside|nettside|sammanfattning|beskrivning|beskrivelse|land|start|slut|kilde|kalla|e ?post(?:adress\\w*)?|e ?mail(?:adresse)?) (?:${of} ){1,3}(?:\\w+ )?${event}\\b`,
      '(?:beskriv|fortell|fortael|beratta|forklar|forklara|redogor) .{0,24}\\b(?:fel|fejl|feil|problem|erfarenhet|erfaring|upplevelse|oplevelse|opplevelse|bakgrund|baggrund|bakgrunn|roll|rolle|fraga|sporgsmal|sporsmal|situation|onske|bugg|dig sjalv|dig selv|deg selv|om dig$|om deg$|team|foretag|virksomhed|bedrift)\\w*',
      '(?:bekrafta|bekraeft|bekreft|gjenta|gentag|upprepa)\\w* .{0,16}(?:mail|post|mejl|adress)\\w*|(?:youtube ?)?kanal(?:en)?|(?:foretags|virksomheds|bedrifts|firma)(?:beskrivning|beskrivelse)\\w*|(?:beskrivning|beskrivelse) (?:av|af) (?:foretaget|virksomheden|bedriften|firmaet|teamet)|(?:vilket|hvilken|hvilket) (?:paket|pakke)\\b.*|(?:skarmbild|skjermbilde|skaermbillede|logo|logotyp) (?:av|af|for|pa) (?:felet|fejlen|feilen|sponsor\\w*|partner\\w*)',
      '(?:med|co) ?(?:grundar|stifter|grunder)\\w*|(?:vem|hvem|person\\w*).{0,24}(?:rekommender|anbefal|tipsa|tipset|bjod|inviter|henvis)\\w*|(?:andra|andre) (?:lankar|links|lenker|profiler)',
      '(?:e ?post|e ?mail|mejl|mail|epost).{0,24}\\b(?:venn|kollega|faktura|press|presse|support|kund|kunde|bogholderi|partner|nyhedsbrev|nyhetsbrev)\\w*|faktura\\w*|(?:press|support|faktura)e?(?:mejl|mail|epost)',
      '^(?:har du|har ni|har i|har dere|vill du|vil du|vil i|far vi|ma vi|kan vi|kan du|ar du|er du|er i|er dere|onskar du|onsker du|soger du|soker du|godkanner)\\b(?!.*(?:video|film|repo|github|trailer|skarm\\w*|skaerm\\w*|skjerm\\w*|slogan)).*',
      '(?:hur|hvordan|var|hvor) .{0,24}(?:horde|horte|hort|hort om|hittade|fandt|fant|kanner|kender|kjenner|oppdaget|opdagede|upptackte)\\b.*(?:\\b(?:oss|os)\\b).*|(?:hur|hvordan) (?:horde|horte|hort|fick|fik|fikk|fandt|fant|hittade)\\b.*',
      'alt ?text|alternativ(?:e)? ?text|alternativ tekst|bildtext|billedtekst|bildetekst|(?:foto|bild|bilde|billede)(?:graf|kalla|kilde|kreditering)|fotograf|profil(?:bild|bilde|billede)|(?:bild|bilde|billede|foto) (?:av|af|pa) (?:dig|deg|teamet|grund\\w*|stifter\\w*)|upphovsratt|ophavsret|opphavsrett',
      'grundat|grundades|grundlagt|stiftet|etablert|grundar ?ar|omsattning|omsaetning|omsetning|finansiering|investerare|investorer|ansatte|anstallda|medarbejdere|medarbetare|antal\\b.*|antall\\b.*|(?:hur|hvor) (?:manga|mange|stor|stort|lang|lange|laenge|lenge)\\b.*|organisations ?nummer|organisasjons ?nummer|org ?nr|cvr\\w*|moms\\w*|mva\\w*|personnummer|fodsels\\w*|fodelse\\w*|recension\\w*|anmeldelse\\w*|utmarkelse\\w*|vundna|premier vunnet|referens\\w*|referanse\\w*',
      '(?:programmerings|granssnitts)?(?:sprak|sprog)(?:et)?|licens(?!modell?)|lisens(?!modell)|versionsnummer|versjon(?:snummer)?|andringslogg|endringslogg|varfor\\b.*|hvorfor\\b.*|anledning till|grunnen? til\\b.*|grunden til|arsag\\w*|motivering|motivation|tidszon\\w*|tidszone|tidssone|valuta|alder|kon$|kjonn|yrke|stilling\\w*|befattning|lon$|lonn|kontonummer|telefon\\w*|mobil(?:nummer|telefon)|postnummer|(?<!e )postadress\\w*|gatuadress|gadenavn|gateadresse|vej$|gata|ort$|poststed|budget|budsjett|landskod|landekode|landkode|roadmap|ovrigt|ovrig|ovrige|annat|andet|annet',
      `(?:lank|link|lenke|url|adresse?|sida|side) (?:${of} ){0,3}(?:integritet\\w*|personvern\\w*|privatliv\\w*|privacy\\w*|vilkar\\w*|villkor\\w*|support\\w*|hjalp\\w*|hjaelp\\w*|hjelp\\w*|press\\w*|dokumentation\\w*|dokumentasjon\\w*|blog\\w*|forum\\w*|changelog|status\\w*|nyhetsbrev\\w*|nyhedsbrev\\w*|kontakt\\w*|priser|api|community|invitation|inbjudan|affiliate)\\b.*|(?:integritets|personvern|privatlivs)\\w+|villkor\\w*|vilkar\\w*|betingelser`,
      '(?:din|ditt|dit|er) (?:roll|rolle|asikt|mening|erfarenhet|erfaring|fraga|sporgsmal|sporsmal|melding|besked|meddelande|bio|kommentar|stilling|titel|tittel|befattning)\\b|om (?:dig|deg|teamet|forfatteren|forfattaren|grundaren|stifteren)$|biografi|anmarkning\\w*|bemaerkning\\w*|merknad\\w*|(?:meddelande|besked|melding|kommentar|notat|note|anteckning)\\w* (?:till|til) (?:oss|os|redaktionen|redaksjonen|teamet|moderator\\w*)|(?:manglende|saknad|ny|ekstra|annan|anden) kategori|underkategori|(?:nar|hvornar|nar) .{0,24}(?:ringa|ringe|nar vi dig|kontakte|traffas|modes|motes|intervju)\\b.*|anvandarnamn|brugernavn|brukernavn|fornavn|fornamn|efternavn|etternavn|efternamn|smeknamn|kallenavn|kaldenavn',
    ].join('|'),
  ),
  rule(
    'firstComment',
    '(?:forsta|forste|apnings|aabnings|inledande|innledende|indledende) ?(?:kommentar\\w*|innlegg|inlagg|indlaeg)\\b.*|(?:meddelande|besked|melding|halsning|hilsen|ord|budskap) .{0,30}\\b(?:community\\w*|communityt|faellesskab\\w*|fellesskap\\w*|gemenskap\\w*)\\b.*|(?:grundarens|skaparens|stifterens|skaperens|makerens) kommentar|(?:starta|start|inled|indled|innled)\\w* (?:diskussion|samtal|diskusjon)\\w*',
  ),
]

/** What is never touched, in Swedish, Danish and Norwegian. */
export const nordicNever: readonly Rule[] = [
  rule('password', 'losen(?:ord)?|adgangskode|kodeord|passord'),
  rule(
    'payment',
    'rabatt?kod\\w*|kampan?je?kod\\w*|kortholder|kortinnehavare|kortindehaver|kort(?:nummer|numret)|betalingskort|betalningssatt|betalingsmate|betalingsmade|gavekort|presentkort|vaerdikode|momsnummer|udlobsdato|utlopsdato|faktura ?adresse?',
  ),
  rule(
    'trap',
    '(?:fyll|udfyld|fyld|skriv) (?:inte|ikke)\\b.*|(?:lamna|lad|la|hall) .{0,24}\\b(?:tomt?|tomme?|blank|staende)\\b.*|ma ikke (?:fylles|udfyldes)\\b.*|(?:skal|ska|skall) (?:vara|vaere|vere|vaere|forbli) tomt?',
  ),
  rule(
    'captcha',
    '(?:hur mycket|hvad|hva|hvor mye|hvor meget|vad) (?:ar|er|blir) (?:\\d|en|ett|to|tva|tre|fire|fyra|fem)\\b.*|sakerhetsfraga|sikkerhedssporgsmal|sikkerhetssporsmal|(?:tecknen|tegnene|bokstaverna|bogstaverne|bokstavene) (?:i|pa|fra)\\b.*|ar du en robot|er du et menneske',
  ),
  rule(
    'code',
    '(?:verifierings|bekraftelse|inbjudnings|engangs|bekraeftelses|bekreftelses|invitations|invitasjons|aktiverings|verifiserings|verifikations)(?:kod|kode|koden)',
  ),
  rule('search', '(?:sok|sog|leta)(?: (?:bland|blandt|etter|efter|i|pa) \\w+)?|filtrer\\w*'),
  rule(
    'newsletter',
    'nyhets ?brev\\w*|nyheds ?brev\\w*|prenumerer\\w*|abonner\\w*|tilmeld\\w*|hall mig uppdaterad|hold meg oppdatert|hold mig opdateret',
  ),
  rule(
    'consent',
    'jag (?:godkanner|accepterar|samtycker|har last|intygar)\\b.*|jeg (?:godkender|accepterer|aksepterer|godtar|samtykker|har laest|har lest|bekrefter|bekraefter)\\b.*',
  ),
  rule(
    'backlink',
    '(?:var|hvor|lank|link|lenke|sida|side|url) .{0,30}\\b(?:var|vart|vores|vores|vart) (?:badge|lank|link|lenke|logo|marke|banner)\\w*\\b.*|(?:tillbaka|gen|tilbake|tilbage) ?(?:lank|link|lenke)\\w*',
  ),
]
