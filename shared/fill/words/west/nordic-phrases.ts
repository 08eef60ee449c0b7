import { rule, type Rule } from '../meaning.ts'

const noun =
  '(?:produkt|verktyg|vaerktoj|verktoy|tjanst|tjeneste?|ydelse|app|appl?ikation|applikasjon|projekt|prosjekt|start ?up|programvara?|programvare|software|mjukvara|webbplats|sajt|hemsida?|hjemmeside|nettsted|nettside|website|web ?app|plattform|platform|spel|spil|spill|plug ?in|tillagg|utvidelse|udvidelse|losning|bok|bog|kurs|kursus|bott?|program|bidrag|system|agent|paket|pakke|bibliotek|mall|skabelon|mal|idee?|sak|ting|barn|api|saas|sida?|side|oppforing|registrering)(?:m?et|l?et|ene|n|en|et|a|er|ar|erna|na|t|s)?s?'
const of =
  '(?:pa|till|til|om|av|af|for|i|den|det|de|din|ditt|dit|dina|dine|ert|er|ett|en|et|ei|eres|jeres|deres|var|vart|vores|denne|dette)'
const ofThing = `(?:${of} ){1,3}(?:\\w+ )?${noun}`
const person =
  '(?:skapare|skaper|grundare|grunder|stifter|opphavsmann|upphovsman|utvecklare|utvikler|udvikler|forfattare|forfatter|maker|opretter|innsender|insandare|indsender|kontaktperson|sokande|ansoger|soker|agare|ejer|eier|person bakom|ophavsmand)(?:n|en|ne|na|ns|ens|s|personen)?'
const web =
  '(?:lank|link|lenke|url|adresse?|webb ?adress|web ?adresse|nett ?adresse|internet ?adresse?|webbplats|hemsida|sajt|hjemmeside|nettside|nettsted|website|domane?|domene|landningssida|landingsside)(?:n|en|et|a|s|ens|ets|ns)?'
const users =
  '(?:anvandare\\w*|brugere?\\w*|brukere?\\w*|kund\\w*|kunder?|manniskor|mennesker|folk|lasare\\w*|laesere?|lesere?|spelare|spillere?|personer|malgrupp\\w*|publikum|yrkesgrupp\\w*)'
const what = '(?:vilken|vilket|vilka|hvilken|hvilket|hvilke)'

/** Swedish, Danish and Norwegian labels, questions and requests. Read after what is never touched and what forms ask besides. */
export const nordicPhrases: readonly Rule[] = [
  rule(
    'makerUrl',
    `(?:personlig|egen|eget|privat|egne)\\w* (?:webbplats|hemsida|hjemmeside|nettside|nettsted|side|sida|sajt|blogg?|profil\\w*|lank|link|lenke|portfolio|portefolje|website)\\b.*|(?:${web}|profil|portfolio|blogg?) (?:${of} ){1,2}${person}|${person} (?:${web}|profil\\w*|blogg?|side)|(?:din|ditt|dit) (?:\\w+ )?(?:profil|blogg?|portfolio|portefolje)\\b.*|(?:var|hvor) .{0,20}(?:hittar|finder|finner) (?:vi|man|folk) (?:dig|deg)\\b.*|portfolio|portefolje`,
  ),
  rule(
    'twitter',
    '(?:pa|for) x\\b.*|x (?:konto|kontoen|profil|handle|namn|navn|brugernavn|brukernavn|anvandarnamn)|(?:konto|profil|namn|navn) (?:pa|hos) (?:x|twitter)|(?:tagga|tagge|namna|naevne|nevne) .{0,24}\\b(?:tweets?|x)\\b.*',
  ),
  rule(
    'github',
    'kall ?kod(?:en)?\\b.*|kilde ?kode(?:n)?\\b.*|kodeks? ?repo\\w*|kod(?:en|e|arkiv)?(?: ?repo\\w*)$|(?:var|hvor) .{0,20}\\b(?:kod|kode|koden|repo\\w*)\\b.*|(?:lank|link|lenke|url|adresse?) (?:till|til) (?:\\w+ )?(?:kod\\w*|repo\\w*|kall\\w*|kilde\\w*|git\\w*)\\b.*|kodelager|kodarkiv',
  ),
  rule(
    'video',
    '(?:demo|produkt|presentations|presentasjons|reklame?|promo|lanserings)?(?:video|film|videofilm|klipp?)(?:en|klipp)?(?: (?:som|om|av|af|pa|fra|lank|link|lenke|url)\\b.*)?|trailer\\w*|(?:lank|link|lenke) (?:till|til) (?:\\w+ )?(?:video|film|klipp?|demovideo)\\w*\\b.*',
  ),
  rule(
    'logo',
    `logo(?:typ|en|typen|typer)\\b.*|\\w+logo(?:en)?|(?:ikon|symbol|marke|maerke|merke|emblem)(?:en|et)? (?:${of} )+${noun}|(?:app|produkt)?ikon(?:en|et)?`,
  ),
  rule(
    'screenshots',
    '(?:skarm|skaerm|skjerm)(?:bild|dump|klipp|billede|bilde|avbild|skudd|print|optagelse)\\w*\\b.*|(?:produkt|forhands|omslags|cover)?(?:bilder|bilde|billeder|billede|foton|fotos)(?: (?:av|af|fra|fran|pa|som)\\b.*)?|(?:bild)(?: (?:av|pa) .*)|galleri\\w*|(?:hur|hvordan) ser .{0,24}\\but\\b.*|(?:hur|hvordan) .{0,20}ser ud\\b.*|(?:visa|vis) .{0,12}(?:hur|hvordan)\\b.*|screen ?shots?',
  ),
  rule(
    'email',
    '(?:e ?post|e ?mail|epost|mejl|mail|post) ?adress(?:e|en)?\\b.*|(?:e ?post|mejl|e ?mail|mail)(?: (?:till|til|for|som)\\b.*)?|(?:var|vart|hur|hvor|hvordan|hvorhen|pa hvilk\\w+ \\w+) .{0,30}\\b(?:mejla|maila|maile|kontakta|kontakte|na (?:dig|deg|er)|nar vi (?:dig|deg|er)|fa tag|fa fat|skriva|skrive|skriver|kontakter|nas|traeffe)\\b.*|elektronisk (?:post)?adresse?|kontaktadresse?',
  ),
  rule(
    'launchDate',
    '(?:lanserings|lancerings|lansering|lancering|publicerings|publiserings|udgivelses|utgivnings|utgivelses|release|premiar|premiere|start|launch|slapp) ?(?:datum|dato|dag|dagen|tidspunkt|datoen)\\b.*|(?:datum|dato|dag) (?:for|da|nar) .{0,24}(?:lanser|lancer|publi|udgiv|utgiv|release|premiar|premiere|slapp)\\w*\\b.*|(?:nar|hvornar|vilket datum|hvilken dato|sedan nar|siden hvornar|fra nar|siden nar) .{0,40}(?:lanser\\w*|lancer\\w*|slapp\\w*|publi\\w*|udkom\\w*|udgiv\\w*|utgiv\\w*|kommer|kom ut|kom ud|live|tillganglig\\w*|tilgaengelig\\w*|tilgjengelig\\w*|release\\w*|ute|ude|oppnar|apner|abner|marked\\w*|marknad\\w*|luften)\\b.*|(?:planerad|planlagt|onskad|onsket|forvantad|forventet) (?:lanser|lancer|publi|utgiv|udgiv|release|dato|datum|slapp)\\w*|(?:lanseras|lanserades|lanceres|lanceret|lansert|lanseres|tilgaengelig|tilgjengelig|tillganglig) (?:den|fra|fran|sedan|siden)\\b.*|lansering|lancering',
  ),
  rule(
    'makerName',
    `(?:vad|hvad|hva) (?:heter|hedder) (?:du|i|dere|ni)\\b.*|(?:ditt|dit|mit|mitt) (?:fulla |fulde |fulle |fullstendige |fullstandiga |egna |eget )?(?:namn|navn)|(?:fullstandigt|fullt|fulde|fullt|fuldt|hele) (?:namn|navn)|(?:for|fornamn|fornavn) ?(?:och|og) ?(?:efter|etter)(?:namn|navn)|(?:namn|navn)(?:et)? (?:${of} ){1,3}(?:\\w+ )?${person}\\b.*|${person} (?:namn|navn)|^${person}(?: (?:${of} .*|eller .*|bakom .*|bag .*))?$|(?:vem|hvem) (?:ar du|er du|er i|star|har (?:bygg\\w*|skap\\w*|lage?t|lavet|utveckl\\w*|udvikl\\w*|utvikl\\w*|gjort|kodet|kodat|skrev\\w*)|byggde|byggede|bygde|skapade|lagde|lavede|gjorde|star bak|star bag|ligger bakom)\\b.*|kontaktperson\\b.*|(?:hur|hvad|hva) (?:far|ma|skal|ska) vi kalla?e? (?:dig|deg)\\b.*`,
  ),
  rule(
    'competitors',
    '(?:\\w+ )?(?:och |og )?konkurrent(?:er|erna|erne|ene|en)?\\b.*|konkurrer\\w*|konkurrens|(?:liknande|lignende|tilsvarende|tilsvarende|jamforbara|sammenlignelige|konkurrerande|konkurrerende) (?:\\w+ )?(?:produkt\\w*|verktyg|vaerktojer|verktoy|tjanster|tjenester|appar|apper|apps|losning\\w*|programvar\\w*|spel|spil|spill|projekt\\w*|prosjekt\\w*)|alternativ(?:er|en|erna|ene)?(?: (?:till|til)\\b.*)?|(?:vad|vilka?|hvad|hva|hvilke[nt]?) .{0,40}\\b(?:ersatter|erstatter|istallet|i stallet|i stedet)\\b.*|(?:i stallet|istallet|i stedet) for\\b.*|rivaler',
  ),
  rule(
    'audience',
    `malgrupp\\w*\\b.*|malgruppe\\w*\\b.*|(?:till|til|for) (?:vem|hvem)\\b.*|(?:vem|hvem|vilka|hvilke[nt]?|hvilken type|vilken typ av) (?:typer? (?:av )?)?(?:${users} )?.{0,40}\\b(?:till for|til for|anvander|bruger|bruker|nytta|nytte|gavn|riktar|retter|henvender|passar|passer|behov|behover|brug for|tankt|taenkt|tenkt|beregnet|avsedd)\\b.*|(?:ideal|typisk|onskad|tankt|tiltaenkt)\\w* (?:\\w+ )?${users}|(?:vem|hvem|vilka) (?:ar|er) .{0,20}(?:for|till|til|${users})$|for ${what} ${users}\\b.*|kundgrupp|kundegruppe|brukergruppe|brugergruppe|anvandargrupp`,
  ),
  rule(
    'platforms',
    `(?:plattform|plat?tform(?:ar|er|ene|erna|erne))(?: (?:som|der)\\b.*)?|operativ ?system(?:er|et|ene)?\\b.*|styresystem\\w*\\b.*|(?:(?:pa|till|til|for) )?${what} (?:\\w+ )?(?:enhet(?:er)?|enheder?|system(?:er)?|plat?tform\\w*|apparater|operativ\\w*|dingser|miljoer)\\b.*|(?:tillganglig|tilgaengelig|tilgjengelig|fungerar|fungerer|virker|kor|kjorer) (?:\\w+ )?(?:pa|for|till|til)\\b.*|(?:stodda|understottede|stottede) (?:\\w+ )?(?:enheter|enheder|system\\w*|plat?tform\\w*|webblasare|browsere|nettlesere)`,
  ),
  rule(
    'pricing',
    '(?:pris|betal(?:nings|ings)|intakts|inntekts|indtaegts|licens|lisens|affars|forretnings|abonnements|kostnads) ?(?:modell?(?:en)?|struktur|typ|type|strategi)\\b.*|(?:ar|er|finns|finnes|findes|kan) .{0,40}\\b(?:gratis|kostnadsfri\\w*|betald?|betalt|freemium|koster (?:noget|noe)|kostar nagot)\\b.*|(?:gratis|betalt|betald|kostnadsfri\\w*|freemium)(?: (?:eller|och|og|freemium|att|at|a|med|betal\\w*)\\b.*)?|(?:maste|ma|skal|behover) .{0,24}\\b(?:betala|betale)\\b.*|(?:kostar|koster) (?:det|den|\\w+) (?:nagot|noget|noe|penge|penger|pengar)\\b.*|prissattning|prissaetning|prissetting|hur tar ni betalt|hvordan tar dere betalt',
  ),
  rule(
    'price',
    '(?:vad|hvad|hva|hur mycket|hvor meget|hvor mye) (?:kostar|koster|ma|skal|betalar|betaler)\\b.*|(?:hur|hvor) (?:dyr|dyrt|dyrt er)\\b.*|(?:start|manads|maneds|forsaljnings|salgs|fra|fran|grund|utsalgs|abonnements)?pris(?! en charge)(?:en|et)?(?: (?:per|pr|i|fran|fra|inkl|exkl|ekskl|for|pa)\\b.*)?|kostnad(?:en)?(?: (?:per|pr)\\b.*)?|(?:fran|fra) (?:vilket|hvilken) (?:pris|belopp|belob)\\b.*',
  ),
  rule(
    'country',
    `(?:fran|fra|i) (?:vilket|hvilket) land\\b.*|(?:vilket|hvilket) land\\b.*|^land(?: (?:dar|hvor|der)\\b.*)?$|(?:hem|hjem|ursprungs|opprinnelses|oprindelses|hjemsteds)land(?:et)?\\b.*|(?:var|hvor) (?:\\w+ )?(?:ar|er|finns|horer|ligger|kommer) (?:\\w+ ){0,3}(?:baserad|baserade|basert|baseret|hemma|hjemme|hjemmehorende|fran|fra)\\b.*`,
  ),
  rule(
    'company',
    `(?:namn|navn)(?:et)? (?:${of} ){1,3}(?:\\w+ )?(?:foretag\\w*|virksomhed\\w*|bedrift\\w*|firma\\w*|selskab\\w*|selskap\\w*|organisation\\w*|organisasjon\\w*|forlag\\w*|studio\\w*|bolag\\w*)\\b.*|(?:foretaget|virksomheden|bedriften|firmaet|selskabet|selskapet|organisationen|organisasjonen|forlaget|bolaget)s (?:namn|navn)\\b.*|(?:foretags|virksomheds|bedrifts|firma|selskabs|selskaps|organisations|organisasjons|bolags)(?:namn|navn)(?:et)?\\b.*|^(?:${of} )?(?:foretag|virksomhed|bedrift|firma|selskab|selskap|organisation|organisasjon|forlag|studio|bolag|utgivare|udgiver|utgiver|leverandor|tillverkare)(?:et|en|e|er|ene)?(?: (?:bakom|bak|bag|eller|som|og|och|der|organisation|organisasjon)\\b.*)?$|${what} (?:foretag|virksomhed|bedrift|firma|selskab|selskap|bolag|organisation|organisasjon)\\b.*`,
  ),
  rule(
    'tagline',
    '(?:\\w+)?slogan\\w*\\b.*|slagord\\w*\\b.*|tagg?line|undertitel|undertittel|underrubrik|underoverskrift|motto|catchphrase|(?:\\w+ )?slagkraftig\\w*\\b.*|(?:i|med|pa|som) (?:kun |bare |endast )?(?:en|et|ett|1|enda|en enda|en eneste|en enkelt) (?:\\w+ )?(?:mening|setning|saetning|rad|linje|fras|frase|linie)\\b.*|(?:en|1) (?:\\w+ )?(?:mening|setning|saetning|rad|linje|linie)\\b.*|(?:med|pa|i) (?:\\w+ )?(?:tio|ti|fem|sju|syv|atte|nagra|noen|nogle|fa|\\d+) ord\\b.*|reklamtext|salgsfras|fangende \\w+|medryckande \\w+|rubrik for\\b.*',
  ),
  rule(
    'shortDescription',
    'kort(?:e|fattad|fattet)? (?:\\w+ )?(?:beskrivning|beskrivelse|presentation|presentasjon|sammanfattning|sammendrag|text|tekst|introduktion|introduksjon|forklaring|resume|omtale|produktbeskriv\\w*)\\w*\\b.*|sammanfatt\\w*\\b.*|sammendrag\\b.*|sammenfat\\w*\\b.*|oppsummer\\w*\\b.*|opsummer\\w*\\b.*|resume\\b.*|(?:beskriv|beratta|fortael|fortell|forklar|presenter)\\w* .{0,40}\\b(?:kort|kortfattet|kortfattat|i korthet|i korte traek)\\b.*|kort (?:om|och|og|fortalt|sagt|beskrevet)\\b.*|i korthet\\b.*|(?:tva|to|tre|nagra|noen|nogle|et par|ett par|2|3|par) (?:till \\w+ |til \\w+ |eller \\w+ |tre |\\d )?(?:korta |korte )?(?:meningar|setninger|saetninger|rader|linjer)\\b.*|ingress|utdrag|uddrag|teaser(?:text|tekst)|introtekst|introtext|baksidetext|bagsidetekst',
  ),
  rule('categories', '(?:kategorier(?:na|ne|ene)?|branscher|bransjer|brancher|omraden|omrader|temaer|genrer)(?: .*)?'),
  rule(
    'category',
    `(?:huvud|hoved|produkt)?kategori(?:en)?(?: .*)?|(?:bransch|bransje|branche|genre|sjanger|amnesomrade|emneomrade|rubrikk?|sektor|fagomrade)(?:n|en|et)?(?: .*)?|(?:i |under |till |til |pa |inom )?${what} (?:\\w+ )?(?:hylla|hylde|hylle|lada|skuff|grupp|gruppe|sektion|seksjon|avdelning|afdeling|avdeling|omrade|bransch|bransje|branche|slags|sorts?|typ|type|marknad|marked|fack|kategori\\w*)\\b.*|(?:var|hvor|hur|hvordan) .{0,30}(?:placera|plassere|placere|kategoriser\\w*|hor .{0,20}hemma|horer .{0,20}hjemme|passar|passer|sortera|sortere|inordne)\\b.*|(?:typ|type|slags|sort)(?:en)? (?:av |af )?${noun}|${noun} ?typ(?:e|en)?`,
  ),
  rule(
    'tags',
    '(?:nyckel|nogle|nokkel|stik|stikk|sok|soge|emne|amnes)ord(?:ene|en)?\\b.*|taggar?(?: .*)?|tagger(?: .*)?|etikett(?:er)?(?: .*)?|etiketter|emneknagger|emneknagg|emneord|soktermer|sokeord\\w*|sogetermer|(?:vilka|hvilke|med hvilke|under hvilke) (?:\\w+ )?(?:ord|begrep|begreber|termer|sokord|sokeord)\\b.*',
  ),
  rule(
    'name',
    `(?:vad|hvad|hva|hur|hvordan) (?:heter|hedder|kallas|kaller|kalder|lyder|kallar|skal vi kalle|ska vi kalla) (?!(?:du|i|dere|ni)\\b).*|(?:namn|navn|titel|tittel|produktnamn|produktnavn|benamning|betegnelse)(?:et|en|n)? ${ofThing}|${noun} (?:fulla |fulle |fulde |offisielle |officielle |officiella )?(?:namn|navn|titel|tittel)|(?:produkt|app|projekt|prosjekt|verktygs|vaerktojs|verktoy|spel|spil|spill|program|tjanste|tjeneste|bok|bog|kurs|sajt|startup)(?:ets |ens |s )?(?:namn|navn|titel|tittel)(?:et)?|under (?:vilket|hvilket) (?:namn|navn)\\b.*|varumarke|varemerke|varemaerke|merkenavn`,
  ),
  rule(
    'url',
    `(?:var|hvor) (?:kan|hittar|finder|finner|finns|finnes|findes|ligger|bor|ligger|provar|prover|testar)\\b(?!.{0,20}\\b(?:dig|deg|er i|er dere|dokument\\w*|badge)\\b).*|(?:vart|hvorhen|hvor) .{0,24}(?:lanka|lenke|linke|skicka|sende|skal vi sende|leder|peka|peke|pege)\\b.*|(?:pa|under) (?:vilken|hvilken) (?:\\w+ )?(?:adresse?|url|sida|side|nettadresse|webbadress)\\b.*|${web} ${ofThing}|${noun} (?:${web}|url)|(?:webb?|nett|internet) ?adresse?(?:n|en)?\\b.*|(?:officiell|offisiell|officiel)\\w* (?:webbplats|hemsida|hjemmeside|nettside|nettsted|sida|side|website)|(?:produkt|projekt|prosjekt|landings|landnings)(?:sida|side|lank|link|lenke)(?:n|en)?|webbplats(?:en)?|hemsida(?:n)?|hjemmeside(?:n)?|nettside(?:n)?|nettsted(?:et)?|sajt(?:en)?|^(?:lank|link|lenke)$|(?:foretagets|virksomhedens|bedriftens|firmaets|selskabets) (?:${web})`,
  ),
  rule(
    'description',
    `(?:utforlig|udforlig|utfyllende|fullstandig|fuldstaendig|fullstendig|lang|langre|laengere|lengre|detaljer\\w*|hel|komplett)\\w* (?:\\w+ )?(?:\\w*beskrivning|\\w*beskrivelse|presentation|presentasjon|text|tekst|omtale|redogorelse)\\w*\\b.*|\\w*beskrivning(?:en)?(?: .*)?|\\w*beskrivelse(?:n)?(?: .*)?|(?:beskriv|beratta|fortael|fortell|forklar|forklara|redogor|presenter|presentera|uddyb|utdyp)\\b.*|(?:vad|hvad|hva) (?:gor|gjor|kan|ar|er (?:det|den|dit|ditt|produkt\\w*|app\\w*)|handlar|handler|tilbyr|tilbyder|erbjuder|loser|brukes|bruges|anvands|gar)\\b.*|(?:hur|hvordan) (?:fungerar|fungerer|virker)\\b.*|alt om\\b.*|allt om\\b.*|om (?:produkten|produktet|appen|tjansten|tjenesten|verktyget|projektet|prosjektet|spillet|spelet|spillet|vaerktojet|verktoyet)`,
  ),
]
