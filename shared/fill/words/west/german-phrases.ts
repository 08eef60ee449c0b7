import { rule, type Rule } from '../meaning.ts'

const stem =
  '(?:\\w*?(?:produkt|tool|app|anwendung|software|web ?site|webseite|projekt|programm|spiel|erweiterung|losung|plattform|buch|kurs)|start ?up|dienst|seite|angebot|plug ?in|bot|service|eintrag|werk|erfindung|vorhaben|ding|system|agent|paket|bibliothek|vorlage|template|werkzeug|game|idee|baby|kind|server|api|add ?on|modul|widget|theme|skill)'
const thing = `(?:${stem}(?:e?s|en|e|n)?)`
const the = '(?:der|die|das|des|dem|den|dein\\w*|ihr\\w*|euer|eur\\w*|unser\\w*|ein\\w*|zum|zur|zu|von|vom|fur|bei|beim)'
const ofThing = `(?:${the} ){1,2}(?:\\w+ )?${thing}`
const person =
  '(?:autor|entwickler|grunder|macher|schopfer|urheber|einreicher|einsender|ersteller|erfinder|verfasser|antragsteller|ansprechpartner|ansprechperson|kontaktperson|inhaber|betreiber|projektleiter|maker|founder|person hinter)(?:s|in|innen|n|en|ns|es)?'
const web =
  '(?:link|url|adresse|web ?adresse|home ?page|web ?seite|web ?site|internet ?adresse|internet ?seite|start ?seite|domain|webauftritt|internetauftritt|online ?adresse)'
const part =
  '(?:themen(?:bereich|gebiet|feld)|fach(?:gebiet|bereich)|anwendungs(?:bereich|gebiet)|einsatz(?:bereich|gebiet)|sparte|rubrik|schublade|ressort|kategorie)'
const kunden = '(?:kund\\w*|nutzer\\w*|anwender\\w*|leser\\w*|user|spieler\\w*|kaufer\\w*|zielgruppe\\w*|publikum)'

/** German labels, questions and requests. Read after what is never touched and what forms ask besides. */
export const germanPhrases: readonly Rule[] = [
  rule(
    'makerUrl',
    `(?:personliche|private|eigene)\\w* (?:web ?site|web ?seite|home ?page|seite|profil\\w*|internet ?seite|blog|link|portfolio|internetauftritt)|(?:${web}|profil|portfolio|blog|seite) (?:${the} ){1,2}${person}|wo (?:findet|finden|kann|trifft|erfahrt|erfahren) (?:man |wir |leser |nutzer )?(?:mehr uber )?(?:dich|euch personlich)\\b.*|(?:dein|ihr) (?:\\w+ )?(?:profil|blog|portfolio)(?: link| url)?|${person} ?(?:web ?site|seite|home ?page|profil|link|url)|portfolio\\b.*|wo bist du (?:online|im netz).*|link zu dir\\b.*`,
  ),
  rule(
    'twitter',
    '(?:auf|bei|fur|von|zu) x\\b.*|x (?:account|handle|name|profil|konto|kanal|nutzer ?name)|(?:im|in (?:dem|unserem|einem)|wir) .{0,20}\\btweets?\\b.*|tweet\\w* .{0,30}(?:erwahn|markier|tagg)\\w*|(?:account|handle|konto|profil|name) (?:auf|bei) (?:x|twitter)|twitter ?(?:name|konto|account|profil|handle|kanal|nutzername)',
  ),
  rule(
    'github',
    'quell ?(?:code|text)\\w*|source ?code|(?:wo|wohin) .{0,20}\\b(?:code|repo\\w*|quellen|quellcode)\\b.*|code ?(?:repository|repo|basis|ablage)|(?:link|url|adresse) (?:zum|des|zu dem|vom) (?:\\w+ )?(?:code|repo\\w*|quell\\w*)|offentliche\\w* (?:repo\\w*|code\\w*|quell\\w*)|repo(?:sitory|sitorium)?|codeberg|forgejo',
  ),
  rule(
    'video',
    '(?:demo|produkt|erklar|werbe|image|launch|promo|vorstellungs|kurz|vorfuhr|praxis)(?:video|film|clip)s?|(?:link|url|adresse) (?:zum|zu \\w+|des|eines|vom) (?:\\w+ )?(?:videos?|films?|trailers?|clips?|demovideo)|trailer|screencast|filmchen|(?:gibt|habt|hast|haben) .{0,20}(?:video|film|clip)\\b.*|bewegte bilder|(?:video|film|clip) (?:der|des|zum|zur|uber|von|vom|deines|deiner|ihres|ihrer) .*',
  ),
  rule(
    'logo',
    `\\w+logo(?:s|datei|bild)?|logo(?:datei|bild)|app ?(?:icon|symbol)|(?:produkt|programm)(?:symbol|icon)|(?:icon|symbol|emblem|signet) (?:${the} )?${thing}|markenzeichen|bildmarke|quadratisches bild|vorschau ?icon`,
  ),
  rule(
    'screenshots',
    `bildschirm(?:foto|ansicht|abbild|bild|schnappschuss)\\w*|(?:produkt|vorschau|titel|cover|beispiel)(?:bild|ansicht|foto|grafik)(?:er|s|en)?|bilder|(?:ansichten?|abbildungen|fotos?|aufnahmen|bild|einblicke?) (?:${the} |in ){1,2}(?:\\w+ )?(?:benutzer\\w*|oberflache|${thing})|galerie|bildergalerie|screen ?shots?|wie sieht .{0,30}\\baus\\b.*|zeig\\w* .{0,24}(?:wie .* aussieht|in aktion)`,
  ),
  rule(
    'launchDate',
    '(?:launch|start|release|erscheinungs|veroffentlichungs|live|go live|(?:markt)?einfuhrungs|premieren|publikations|wunsch) ?(?:datum|termin|tag|date|zeitpunkt|woche|monat)|(?:datum|termin|tag|zeitpunkt) (?:der|des|dein\\w*|ihr\\w*|eur\\w*|fur (?:den|die|dein\\w*|ihr\\w*|eur\\w*)) (?:\\w+ )?\\w*(?:veroffentlichung|launch|release|start|erschein|einfuhrung|livegang|premiere|publikation)\\w*|(?:seit|ab|zu|bis) wann\\b.*|wann .{0,50}(?:start\\w*|launch\\w*|\\blive|erschein\\w*|erschien\\w*|veroffentlich\\w*|online|\\braus|\\blos|markt|verfugbar|erhaltlich|kommt|release\\w*|premiere|offentlich|freigeschaltet|vorgestellt|soweit)\\b.*|(?:geplante|gewunschte|voraussichtliche)[rsn]? (?:launch|start|veroffentlichung|release|termin|erschein|livegang|tag|datum)\\w*|an welchem (?:tag|datum) .*|(?:veroffentlicht|erscheint|online|live|verfugbar|erhaltlich) (?:am|seit|ab)|markteinfuhrung|livegang|launch am|der grosse tag',
  ),
  rule(
    'makerName',
    `wer (?:hats|steckt|bist|reicht|steht)\\b.*|wer (?:ist|war|sind) (?:\\w+ )?${person}\\b.*|wer hat .{0,40}\\b(?:gebaut|entwickelt|gemacht|erstellt|programmiert|erfunden|geschrieben|erschaffen|gegrundet|umgesetzt)\\b.*|mit wem haben wir\\b.*|wie (?:durfen|sollen|konnen) wir (?:dich|sie|euch) (?:nennen|ansprechen|anreden)|wie ist (?:dein|ihr) name|(?:dein|ihr|mein)(?:e?s|en)? (?:voller |vollstandiger |ganzer |eigener |richtiger )?name(?:ns?)?|(?:vor|ruf) ?(?:name )?(?:und |u )?(?:nach|zu|familien) ?name|(?:namen?|identitat) (?:${the} ){1,2}(?:\\w+ )?${person}|^(?:${the} )?${person}(?: (?:${ofThing}|name|fur .*|und .*|\\w*name))?$|von wem (?:stammt|ist|kommt|wurde)\\b.*`,
  ),
  rule(
    'competitors',
    '\\w*(?:konkurren(?:z|t|ten|zprodukt\\w*|tinnen)|wettbewerber\\w*|mitbewerber\\w*|rivalen)|konkurrier\\w*|(?:ahnliche|vergleichbare|konkurrierende)\\w* (?:\\w+ )?\\w*(?:produkte?n?|tools?|apps?|dienste?n?|losung\\w*|anbieter\\w*|angebote?n?|software|programme?n?|projekte?n?|spiele?n?)|welche .{0,40}\\b(?:vergleichbar|ahnlich)\\b.*|(?:was|wen|welche\\w*|womit) .{0,50}\\b(?:ersetzt|ersetzen|ablost|ablosen|abgelost|stattdessen)\\b.*|(?:nutz|verwend|arbeit)\\w* .{0,30}(?:vorher|bisher)\\b.*|(?:vorher|bisher) .{0,30}(?:nutz|verwend|gearbeit)\\w*|(?:anstelle|statt) (?:von|wovon|dessen)\\b.*|alternativen?(?: zu\\w*)?(?! (?:e ?mail|adress\\w*|kontakt\\w*|text\\w*|namen?|url|link))|ersatz fur\\b.*|gegen wen\\b.*|mit wem .{0,40}(?:mess|mis+t|vergleich|wetteifer)\\w*|gegenspieler|platzhirsch\\w*',
  ),
  rule(
    'audience',
    `\\w*zielgruppe\\w*|zielpublikum|zielkund\\w*|(?:nutzer|anwender|kunden|leser|benutzer)kreis|(?:wer|wem|fur wen|an wen|wessen|(?:an |fur )?welche\\w* (?:\\w+ )?(?:leute\\w*|menschen|personen\\w*|berufsgruppe\\w*|${kunden})) .{0,50}(?:profitier\\w*|nutz\\w*|gedacht|hilft|helfen|gemacht|gebaut|richtet|brauch\\w*|geeignet|verwende\\w*|freu\\w*|ansprech\\w*|spricht|anwend\\w*|bestimmt|lohnt|kauf\\w*|interess\\w*|entwickelt|sinnvoll|liebt|lieben)\\b.*|(?:ideale|typische|wichtigste|anvisierte|gewunschte|potenzielle|potentielle)\\w* (?:\\w+ )?${kunden}|fur wen\\b.*|wem (?:hilft|nutzt|dient)\\b.*|an wen (?:richtet|wendet)\\b.*|gedacht fur\\b.*|geeignet fur\\b.*|wer sind .{0,20}${kunden}`,
  ),
  rule(
    'platforms',
    'plattform(?:en)?|\\w*betriebssysteme?n?|(?:auf|fur|unter) welche[nrm]? (?:\\w+ )?(?:\\w*gerat\\w*|\\w*system\\w*|plattform\\w*|umgebung\\w*|browser\\w*|betriebs\\w*)\\b.*|(?:lauft|lauffahig|nutzbar|verfugbar|erhaltlich) (?:es |sie |das |deine? \\w+ )?(?:auf|unter|fur|als)\\b(?! (?:dem markt|deutsch|englisch)).*|unterstutzte\\w* (?:\\w+ )?(?:gerate|systeme|plattformen|browser|os|umgebungen|endgerate)|(?:worauf|wo) lauft\\b.*|(?:end)?gerate(?:typen)?|system ?(?:umgebung|plattform)',
  ),
  rule(
    'pricing',
    '(?:preis|bezahl|lizenz|kosten|abo|geschafts|vergutungs|zahlungs|tarif|erlos|monetarisierungs|nutzungs) ?(?:modell|gestaltung|struktur|typ|art|kategorie|form|konzept)\\w*|(?:ist|sind|gibt|kann|steht|bietet|wird) .{0,50}\\b(?:kostenlos\\w*|gratis\\w*|umsonst|kostenfrei\\w*|kostenpflichtig\\w*|(?:un)?entgeltlich|gebuhrenfrei|freemium)\\b.*|(?:kostenlos|gratis|kostenfrei|umsonst|frei|kostenpflichtig|bezahlt|free)\\w*(?: \\w+)? (?:oder|und|freemium|bezahl\\w*|premium|kostenpflichtig\\w*|abo\\w*|einmal\\w*)\\b.*|(?:muss|mussen|zahlt|zahlen) .{0,30}\\b(?:zahlen|bezahlen|geld)\\b.*|kostets? (?:es |s |das |die nutzung )?(?:was|etwas|geld)\\b.*|lizenzkosten|art der (?:bezahlung|preisgestaltung|lizenzierung|vergutung)|wie (?:wird|verdien\\w*|finanziert|monetarisier\\w*|rechnet|ist) .{0,40}(?:abgerechnet|bezahlt|geld|monetarisiert|bepreist|\\bab\\b)',
  ),
  rule(
    'price',
    `was kostet\\b.*|wie ?viel (?:kostet|muss|mussen|zahlt|zahlen|verlang\\w*)\\b.*|wie teuer\\b.*|(?:ab )?welche[mnr]? preis\\b.*|(?<!gewonnene )(?<!erhaltene )preise?(?: (?:ab|pro|in|je|fur) .*)?|(?:verkaufs|einstiegs|start|monats|laden|listen|grund|basis|end|kauf|abo|jahres|regular)preise?|kostenpunkt|(?:monatliche|jahrliche|einmalige|laufende)\\w* (?:kosten|gebuhr\\w*|preis)|(?:nutzungs|monats|lizenz|abo)gebuhr(?:en)?|kosten (?:${the} |pro |in |je )?.*`,
  ),
  rule(
    'email',
    `(?:\\w*mail) ?(?:adresse|anschrift|kontakt)\\w*|(?:per|e) ?mail|(?:wie|wo|wohin|worunter|unter welcher) .{0,40}\\b(?:dich|dir|sie|ihnen|euch) .{0,50}(?:erreich\\w*|kontaktier\\w*|schreiben|mailen|antworten|melden|benachrichtig\\w*|kontakt)\\b.*|(?:wie|wo) .{0,16}erreich\\w* (?:wir|man) (?:dich|sie|euch)\\b.*|elektronische \\w*(?:anschrift|adresse|post)\\b.*|kontakt ?(?:adresse|mail)`,
  ),
  rule(
    'country',
    '(?:herkunfts|sitz|heimat|ursprungs|firmen|wohnsitz|entstehungs)land|(?:aus|in) welchem land\\b.*|^wo (?:sitzt|seid|sind sie|bist du|ist .{0,30}(?:sitz|ansassig|zu hause|beheimatet)|habt ihr)\\b.*|woher (?:kommt|stammt|kommen|kommst)\\b.*|land (?:der|des|in dem)\\b.*|welches land',
  ),
  rule(
    'company',
    `namen? (?:${the} ){1,2}(?:\\w+ )?(?:unternehmens?|firma|organisation|herstellers?|anbieters?|verlage?s|studios?|betriebs|gesellschaft|agentur|vereins)|(?:firmen|unternehmens|organisations|hersteller|anbieter|verlags|studio|agentur)(?:name|bezeichnung)|(?:welche[sr]?|zu welche[mrn]|fur welche[srn]?) (?:unternehmen|firma|organisation|\\w*gesellschaft|studio|verlag|agentur|hersteller|anbieter)\\b.*|^(?:dein\\w*|ihr\\w*|euer|eure|das|die)? ?(?:unternehmen|firma|organisation|verlag|studio|hersteller|anbieter|agentur|gesellschaft)(?: (?:hinter|und|oder|organisation|name|des|der|das|die|von) .*)?$|juristische person|rechtstrager|(?:rechtlicher|handelsrechtlicher) name`,
  ),
  rule(
    'tagline',
    '\\w*slogan|claim(?! (?:this|your|the))|motto|leitsatz|\\w*einzeiler\\w*|einzeilig\\w*|unterzeile|untertitel|schlagzeile|(?<!ohne )(?<!kein )(?:werbe|leit|sinn|wahl)spruch|kernbotschaft|werbesatz|werbezeile|werbetext in .*|(?:in|mit|aus) (?:\\w+ )?(?:einem|1|nur einem) (?:\\w+ )?satz\\b.*|(?:nur |genau |als )?(?:ein|1|einen) (?:\\w+ )?satz\\b.*|in (?:einer|1|eine) (?:einzigen )?zeile|eine zeile|(?:in|mit) (?:\\w+ ){0,2}(?:wenigen|zehn|funf|sechs|sieben|acht|zwolf|ein paar|\\d+) (?:bis \\w+ |oder \\w+ )?wort\\w*\\b.*|kurz ?pitch|auf den punkt(?: gebracht)?|satz,? der (?:hangen|neugierig)\\b.*|headline|aufhanger',
  ),
  rule(
    'shortDescription',
    `kurz(?:beschreibung|text|info|vorstellung|fassung|profil|portrait|portrat|version|erklarung|darstellung|abriss|inhalt|uberblick)\\w*|(?:kurze?|knappe?|kleine?|kompakte?)[rsnm]? (?:und \\w+ )?(?:\\w+ ){0,2}(?:\\w*beschreib\\w*|abriss|vorstell\\w*|text|zusammenf\\w*|uberblick|info\\w*|erklar\\w*|intro|einfuhrung|\\w*portrat|steckbrief|einleitung|anreissen|umreissen|darstell\\w*|skizzier\\w*)\\b.*|(?:beschreib|erklar|erlauter|stell|umreiss|skizzier|sag|erzahl|schilder)\\w* .{0,50}\\b(?:kurz|knapp|stichpunkt\\w*|in kurze)\\b.*|kurz (?:und |u )?(?:knapp|bundig|gesagt|erklart|vorgestellt|zusammengefasst|gefasst)\\b.*|in (?:aller )?kurze|(?:teaser|anriss|vorschau|einleitungs|vorspann|listen) ?text\\w*|(?:zwei|drei|vier|2|3|4|wenigen|paar|einigen|1) (?:bis \\w+ |oder \\w+ |\\d )?(?:kurzen? |knappen? )?(?:satze?n?|zeilen)\\b.*|(?:kurz)?abriss|auszug|klappentext|zusammenfass\\w*|zusammengefasst|fass\\w* .{0,60}\\bzusammen\\b.*|(?:\\d+|zehn|dreissig) sekunden\\b.*|inhaltsangabe|uberblick(?: .*)?`,
  ),
  rule(
    'categories',
    `(?:${part}n|themen(?:bereiche|gebiete|felder)n?|fachgebiete|fachbereiche|anwendungsbereiche|einsatzgebiete|bereiche|branchen|hauptkategorien)\\b.*`,
  ),
  rule(
    'category',
    `(?:\\w*kategorie|${part}|genre|branche(?:nzugehorigkeit)?)(?! ?n\\b)\\b.*|(?:in |zu |unter |aus )?welche[rmns]? (?:\\w+ )?(?:bereich|ecke|regal|abteilung|gruppe|fach|sektor|feld|segment|klasse|liste|sorte)\\b.*|(?:wo|wie|worunter|wohin) .{0,40}(?:einsortier\\w*|einordn\\w*|zuordn\\w*|einstuf\\w*|einreih\\w*|gehort|passt)\\b.*|(?:art|typ|sorte) (?:${the} ){1,2}(?:\\w+ )?${thing}|${thing} ?(?:typ|art|gattung)|(?:um )?was fur (?:ein|eine|einen) (?:art )?.*|einordnung|sektor|wirtschaftszweig`,
  ),
  rule(
    'tags',
    '(?:schlag|stich|kenn|such)(?:wort|worte|worter|worten|wortern)(?:\\b.*)|verschlagwort\\w*|etiketten|(?<!without )(?<!no )hash ?tags(?! (?:of|for))|key ?words?|(?:welche|mit welchen|unter welchen|passende|relevante|wichtige|drei|funf|einige|bis zu \\w+) (?:\\w+ )?(?:such)?begriffen?\\b.*|suchbegriffe\\b.*|schlagwortliste',
  ),
  rule(
    'name',
    `(?:namen?|titel|bezeichnung|produktnamen?) ${ofThing}|(?:app|buch|kurs|spiel|werk|tool|plugin|programm|dienst|projekt|produkt|seiten|startup|software|anwendungs|service) ?(?:name|titel|bezeichnung)n?|wie (?:dur|soll|mocht|woll|wur|konn)\\w* .{0,40}\\b(?:nennen|heissen|bezeichnen)\\b.*|wie (?:heisst|heissen|nennt|nennst|nennen|lautet|hast du|habt ihr|haben sie) (?!du\\b|sie$|ihr$).*|unter welchem (?:namen|titel)\\b.*|hat .{0,24}\\b(?:einen )?(?:namen|titel)\\b.*|(?:offizieller|vollstandiger|genauer) (?:produkt)?(?:name|titel)|markenname`,
  ),
  rule(
    'url',
    `wo (?:finde\\w*|kann|konnen|gibts?|ist|lauft|liegt|steht|wohnt|erreich\\w*|lebt)\\b(?!.{0,20}\\b(?:dich|dir|euch|uns|ihnen)\\b).*|(?:wohin|wo hin) .{0,40}(?:verlink\\w*|link\\w*|schick\\w*|leit\\w*|fuhr\\w*|send\\w*|weiterleit\\w*|geht)\\b.*|(?:unter|auf) welcher (?:\\w+ )?(?:url|adresse|domain|seite|webadresse|internetadresse|web ?site|webseite)\\b.*|${web} ${ofThing}(?! (?:quelle|auf|im store))|${web} (?:${the} ){1,2}(?:unternehmens|firma)|(?:firmen|unternehmens) ?(?:web ?site|webseite|homepage|seite|url)|(?:offizielle)\\w* (?:web ?site|webseite|homepage|internetseite|seite)|(?:internet|web)(?:auftritt|prasenz|adresse)|(?:produkt|projekt|app|tool|spiel|buch|kurs)(?:seite|link|homepage|adresse)|^https? (?:www )?\\w+(?: \\w+)? (?:de|at|ch|fr|be|nl|se|dk|no|eu)$`,
  ),
  rule(
    'description',
    `(?:lang|detail|produkt|beschreibungs|eintrags)(?:text|beschreibung|fassung)\\w*|\\w*beschreibung(?:stext)?(?: .*)?|stell\\w* .{0,40}${thing}\\b.{0,30}\\b(?:dar|vor)\\b.*|(?:erzahl|bericht|schilder|erklar|erlauter|beschreib|verrat)\\w* .*|erklars\\b.*|worum (?:geht|gehts|handelt)\\b.*|was ist (?:es|das|(?:dein|ihr|euer)\\w* .*)|was (?:macht|kann|tut|leistet|bietet|bringt|steckt|genau|unterscheidet|solle?n? .{0,20}wissen)\\b.*|hier (?:dein|ihr|euer) text\\b.*|alles (?:uber|zu)\\b.*|(?:inhalt|vorstellung|darstellung|prasentation) ${ofThing}|(?:funktionsumfang|produktdetails|wissenswertes)`,
  ),
  rule('email', '^\\w+ (?:mustermann|musterfrau|beispiel|example|firma|domain) (?:de|com|at|ch)$'),
]
