import { rule, type Rule } from '../meaning.ts'

const event =
  '(?:veranstaltung\\w*|vortrag\\w*|stelle(?:n\\w*)?|events?|fehlers?|problems?|vorfalls?|artikels?|beitrag(?:e?s)?|blogbeitrag\\w*|interviews?|workshops?|seminars?|rechnung\\w*|bestellung\\w*|bild(?:e?s)?|fotos?|(?:hoch)?schule|universitat|bank|freunde?s?|freundin|anzeige|kampagne|aktion|bewertung|rezension|person|wettbewerbs?|partners?|teams?|mitglied\\w*|referent\\w*|sponsors?|podcasts?|folge|kontos?|lehrers?|arbeitgebers?|kollegen|kollegin|konferenz|messe|tagung|anwalts?|investors?|videos?|datei|ordners?)'
const of = '(?:der|des|die|das|den|dem|dein\\w*|ihr\\w*|eur\\w*|ein\\w*|zum|zur|zu|von|vom|fur|uber)'
const maker = '(?:grunder|macher|autor|entwickler|mitgrunder|cofounder|co founder|einreicher)\\w*'

/** What German forms ask besides in the words of our fields, then what only sounds like it. Read before the fields. */
export const germanOthers: readonly Rule[] = [
  rule(
    'other',
    [
      `(?:namen?|titel|logo|screenshots?|bildschirmfotos?|foto|video|startdatum|enddatum|bezeichnung|url|link|datum|ort|adresse|kategorie|thema|website|webseite|homepage|zusammenfassung|beschreibung|kurzbeschreibung|land|preis|start|ende|e ?mail(?: ?adresse)?) (?:${of} ){1,2}(?:\\w+ )?${event}\\b(?! (?:hinter|zum produkt))`,
      `(?:beschreib|schilder|erklar|erlauter|bericht|erzahl)\\w* .{0,30}\\b(?:fehler|problem|erfahrung|hintergrund|rolle|anliegen|vorfall|frage|situation|wunsch|werdegang|veranstaltung|bug|absturz|unternehmen|firma|team|dich selbst|von dir|uber dich|von sich|uber sich)\\w*`,
      '(?:unternehmens|firmen|stellen|veranstaltungs|team|personen|vereins|event|kurs)beschreibung|youtube ?kanal|kanal\\w*|welches paket\\b.*|paket wahlen|provision\\w*|(?:lander|landes|land )?vorwahl|von wem (?:hast|haben|habt)\\b.*|wie (?:oft|lange|alt|gross)\\b.*|seit wann .{0,30}(?:arbeit|mitglied|kenn|dabei)\\w*|e ?mail (?:adresse )?(?:wiederholen|bestatigen|erneut)|wiederhol\\w*|rechtsform|firmensitz|(?:beschreibung|vorstellung|profil) (?:des|der|ihres|ihrer|deines|deiner|eures|eurer) (?:unternehmens|firma|teams|organisation)',
      'gewonnen\\w*|preise und \\w+|mitgrunder\\w*|mitstreiter\\w*|co ?founder\\w*|team ?mitglied\\w*|weitere (?:personen|grunder|links?|url|profile)|(?:wer|person).{0,24}(?:empfohlen|eingeladen|erzahlt|vorgeschlagen|nominiert|geworben|geschickt)',
      'e ?mail.{0,24}\\b(?:freund|kolleg|rechnung|presse|support|kunden|buchhaltung|mitgrund|partner|vertrieb|datenschutz|eingeladen|einladen)\\w*|(?:rechnungs|presse|vertriebs|kunden|paypal|zweite|weitere|alternative) ?e ?mail\\w*|alternative (?:adresse|kontakt|tele)\\w*',
      '^(?:haben sie|hast du|habt ihr)(?! .*(?:video|trailer|screenshots?|repo|git|bilder|demo|slogan|logo$|namen))|^(?:hatten sie|hattest du|mochte\\w*|durfen wir|durfte|konnten? (?:sie|du|wir)|wollen|willst|sind sie|bist du|wurdest|wurden|wurdet|soll(?:en)? wir|interess\\w+|brauch\\w*)\\b.*|\\brechte (?:am|an|der)\\b.*',
      'wie (?:hast|haben|habt|sind|bist|seid|wurdest|wurden) .{0,40}(?:erfahren|aufmerksam|gefunden|gestossen|entdeckt|\\buns\\b)|auf welche\\w* weg\\b.*|(?:woher|wo) .{0,30}(?:von uns|uns kennen|uber uns|uns gefunden|uns entdeckt|auf uns)|uber uns (?:gelesen|gehort|berichtet)',
      'alternativtext\\w*|bild(?:quelle|nachweis|rechte|unterschrift|beschreibung|text|autor|titel)\\w*|foto(?:graf|quelle|nachweis)\\w*|(?:foto|bild|portrat|portrait) (?:von )?(?:dir|ihnen|euch|des (?:grunders|teams|autors))|profilbild|teamfoto|urheberrecht\\w*',
      'gegrundet|grundung\\w*|\\w*umsatz\\w*|finanzier\\w*|mitarbeiter\\w*|beschaftigte\\w*|anzahl|wie viele\\b.*|unternehmensgrosse|teamgrosse|hohe (?:der|des|ihr\\w*)|bewertung\\w*|rezension\\w*|erfahrungsbericht\\w*|kundenstimme\\w*|testimonial\\w*|referenz\\w*|auszeichnung\\w*|presseecho',
      '(?:programmier|oberflachen)?sprachen?|\\w*lizenz(?!kosten|modell)\\w*|versionsnummer|versionshinweis\\w*|(?:letzte|aktuelle) (?:version|aktualisierung)|warum|weshalb|wieso|wozu mochte\\w*|grund (?:der|des|fur)|motivation|wunschpreis|verkaufserlos|(?:an |bei )?welche\\w* wettbewerb|gewinnspiel\\w*|belohnung',
      'zeitzone|wahrung|geburts\\w*|^alter$|geschlecht|anrede|hochschule|universitat|schule|arbeitgeber|stellen(?:anzeige|titel|beschreibung)|lebenslauf|bewerbung\\w*|gehalt\\w*|kontoinhaber|steuer\\w*|handelsregister\\w*|telefon\\w*|postanschrift(?<!elektronische postanschrift)|anschrift(?<!postanschrift)|postfach|werbe(?:budget|platz|flache)',
      `(?:support|hilfe|presse|jobs?|karriere|impressums?|datenschutz|agb|dokumentation|handbuch|blog|forum|changelog|roadmap|status|newsletter|kontakt|anmelde|login|download|bezahl|preis|team)(?: (?:und|oder|support))? ?(?:seite|url|link|adresse|bereich)|(?:link|url|adresse|seite) (?:${of} ){1,2}(?:\\w+ )?(?:support|hilfe|presse\\w*|impressum|datenschutz\\w*|agb|dokumentation|handbuch|blogs?|forums?|changelog|roadmap|nutzungsbedingungen|anleitung|preisliste|preisseite|wiki|api|bildquelle|newsletter|stellen\\w*|rechnung|server|community|kanal\\w*|gruppe|praesentation|prasentation|folien|partner\\w*|affiliate\\w*|(?:preis|status|kontakt|job|karriere|danke|login|blog|presse|hilfe)\\w*)\\b|wo .{0,30}\\b(?:dokumentation|doku|changelog|preise|support|anleitung|rezension|artikel|stellen|forum|nutzungsbedingungen|datenschutz\\w*)\\b.*|(?:namen?|url|link|website|preis) .{0,16}\\b(?:konkurren|wettbewerb|mitbewerb)\\w*`,
      'datum (?:der|des) (?:letzten|aktualisierung|unterschrift|veranstaltung|rechnung)|(?:zweit|neben|unter|sub)kategorie|(?:fehlende|neue|zweite|weitere|andere) kategorie\\b|kategorie (?:vorschlagen|fehlt|melden)|verfugbarkeit|lieferzeit|offnungszeit\\w*|wann .{0,30}(?:erreich\\w*|anruf\\w*|sprechen|telefon\\w*|treffen|besuch\\w*|uns|veranstaltung|event|konferenz|bezahl\\w*|geboren)\\b.*',
      '(?:ihre|deine|eure|die) (?:rolle|position|funktion|aufgabe|meinung|vita|frage|erfahrung|unterschrift|bewerbung|bewertung|idee fur uns)|uber (?:dich|sie|mich|das team|den autor|die autorin|den grunder)|(?:kurz)?(?:biografie|biographie|vita)|stell\\w* (?:dich|sie sich|euch)(?: kurz)? vor$|(?:fehler|problem|absturz)(?:beschreibung|meldung|bericht)|tech ?stack|werkzeuge?,? mit denen',
      `(?:twitter|x|github) ?\\w* (?:des|der|von) ${maker}|${maker} (?:twitter|x|github)|(?:kommentar|hinweis|anmerkung|notiz|nachricht|mitteilung)\\w* (?:fur|an) (?:uns|die redaktion|das team|den prufer|die moderation|die moderatoren|die prufung)`,
    ].join('|'),
  ),
  rule(
    'firstComment',
    `(?:erste\\w*|einleitende\\w*|eroffnungs|start|begrussungs) ?(?:kommentar|beitrag|post)\\w*|${maker} ?kommentar|kommentar (?:des|vom|von|der|aus sicht des) ${maker}|(?:nachricht|botschaft|worte?|gruss\\w*|mitteilung|hallo|vorstellung|ansprache|text) .{0,30}\\b(?:community|gemeinschaft|besucher|hunter)\\b.*|stell\\w* .{0,50}\\bcommunity\\b.*|(?:begruss|sag)\\w* .{0,20}community|(?:diskussion|gesprach|unterhaltung) (?:eroffnen|starten|beginnen)|eroffne\\w* (?:die|das) (?:diskussion|gesprach)`,
  ),
  rule('platforms', 'lauf(?:t|ts|en)? (?:\\w+ ){0,5}(?:handy|smartphone|iphone|mac|windows|linux|tablet|mobil)\\b.*'),
  rule('url', '(?:link|url|adresse) zu\\w* (?:(?:live|online|web|fertigen|laufenden) ?)?(?:version|fassung|seite|anwendung)'),
  rule(
    'description',
    '(?:detailliert|ausfuhrlich|vollstandig|umfassend|komplett|eingehend|genau)\\w* (?:\\w+ )?(?:\\w*beschreib\\w*|vorstellung|darstellung|text|erklarung|erlauterung|informationen|prasentation|produkttext)\\b.*',
  ),
]

/** What is never touched, in German. */
export const germanNever: readonly Rule[] = [
  rule(
    'payment',
    'gutschein\\w*|rabatt ?(?:code|coupon)|aktions ?code|konto ?(?:inhaber|nummer)|umsatzsteuer \\w+|ust idnr|steuer ?(?:nummer|id)|zahlungsart|zahlungsmethode|rechnungs(?:adresse|anschrift|empfanger)',
  ),
  rule(
    'trap',
    '(?:feld|dies|das|hier) (?:\\w+ )?(?:bitte )?(?:leer|frei)(?: lassen)?$|nicht (?:ausgefullt|beschreiben|anfassen|verandern)|nichts? (?:hier )?(?:ein|hin)(?:tragen|geben|schreiben)|(?:lass|lassen sie|lasse) .{0,20}\\b(?:leer|frei)\\b',
  ),
  rule(
    'captcha',
    'wie ?viel (?:ist|sind|ergibt|ergeben|macht) (?:\\d|ein|zwei|drei|vier|funf)\\w*\\b.*|(?:zeichen|buchstaben|zahl|wort) (?:aus|im|in|auf) (?:dem|der|das)? ?(?:bild|grafik)|losen sie|mensch sind|rechne\\w* (?:aus|\\d)',
  ),
  rule('code', '(?:bestatigungs|verifizierungs|freischalt|prufungs|aktivierungs|sicherheits|einladungs|zugangs)(?:code|schlussel|pin)\\w*'),
  rule('search', '(?:durchsuche|suche)n?(?: nach)?(?: \\w+)?$'),
  rule(
    'newsletter',
    'newsletter|(?:benachrichtig|informier|schick|halt)\\w* (?:sie )?(?:mich|mir)\\b.*|auf dem laufenden|neuigkeiten (?:per|erhalten)',
  ),
  rule('consent', '(?:gelesen und|hiermit) .*|stimme\\w* .{0,30}\\bzu|einverstanden|einwillig\\w*'),
]
