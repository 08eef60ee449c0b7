import { rule, type Rule } from '../meaning.ts'

const noun =
  '(?:producten|product|tool|app|applicatie|project|startup|software|dienst|web ?site|site|platform|spel|game|plug ?in|extensie|uitbreiding|oplossing|boek|cursus|bot|service|programma|inzending|werk|uitvinding|idee|ding|systeem|agent|pakket|bibliotheek|sjabloon|thema|api|saas|pagina|kindje|vermelding|creatie|webapp|toepassing|hulpmiddel)(?:s|en|je)?'
const of = '(?:van|voor|over|naar|op|bij|tot|de|het|een|je|jouw|uw|jullie|onze|deze|dit|ons)'
const ofThing = `(?:${of} ){0,3}(?:\\w+ )?${noun}`
const person =
  '(?:maker|oprichter|oprichtster|auteur|ontwikkelaar|bedenker|schrijver|indiener|inzender|aanvrager|contactpersoon|eigenaar|beheerder|uitvinder|persoon achter|schepper|bouwer)s?'
const web = '(?:link|url|adres|web ?adres|internet ?adres|web ?site|site|webpagina|home ?page|domein|startpagina|landingspagina)'
const users = '(?:gebruikers?|klant(?:en)?|mensen|lezers?|spelers?|bezoekers?|personen|beroepen|publiek|doelgroep|types?)'

/** Dutch labels, questions and requests. Read after what is never touched and what forms ask besides. */
export const dutchPhrases: readonly Rule[] = [
  rule(
    'makerUrl',
    `(?:persoonlijke|eigen|prive) (?:web ?site|site|pagina|blog|profiel\\w*|home ?page|link|portfolio|webpagina)\\b.*|(?:${web}|profiel\\w*|portfolio|blog) (?:${of} ){1,2}${person}|(?:je|jouw|uw) (?:\\w+ )?(?:profiel(?:pagina)?|blog|portfolio)\\b.*|waar (?:kunnen we|kunnen mensen|vinden we|vind je|vindt men|is) (?:jou|jezelf|je zelf|meer over jou|u zelf)\\b.*|portfolio`,
  ),
  rule(
    'twitter',
    '(?:op|van|voor) x\\b.*|x (?:account|naam|profiel|handle|gebruikersnaam)|(?:account|naam|profiel) op (?:x|twitter)|(?:taggen|noemen|vermelden) .{0,24}\\b(?:tweets?|x)\\b.*',
  ),
  rule(
    'github',
    'bron ?code\\w*|broncodebibliotheek|(?:waar|link|url|adres) .{0,24}\\b(?:code|repo\\w*|broncode)\\b.*|code ?(?:repository|opslag)|codeberg',
  ),
  rule(
    'video',
    '(?:demo|product|promo|uitleg|instructie)?(?:video|film|filmpje|clip)s?(?: (?:van|over|die|met|waarin|waarop|link|url)\\b.*)?|trailer|(?:link|url) .{0,16}(?:video|filmpje|film)\\b.*|bewegend beeld|screencast',
  ),
  rule('logo', `\\w+logo|(?:pictogram|icoon|beeldmerk|embleem|app ?icoon)(?: ${ofThing})?`),
  rule(
    'screenshots',
    'scherm(?:afbeelding|afdruk|foto|beeld|opname|print)(?:en|s)?\\b.*|(?:product|voorbeeld|omslag|cover)?(?:afbeeldingen|plaatjes|beelden|foto s|fotos|afbeelding|plaatje)(?: .*)?|galerij|beeldmateriaal|hoe (?:ziet|het) .{0,20}\\beruit\\w*\\b.*|laat .{0,12}zien\\b.*|screen ?shots?',
  ),
  rule(
    'launchDate',
    '(?:lanceer|lancerings|publicatie|release|verschijnings|start|launch|introductie|livegangs?|uitgave) ?(?:datum|dag|moment|week)|(?:datum|dag|moment) (?:van|waarop|voor) .{0,30}(?:lancer\\w*|publicatie|verschijn\\w*|release|live\\w*|introductie|uitkom\\w*|online)\\b.*|(?:wanneer|sinds wanneer|per wanneer|vanaf wanneer|op welke (?:dag|datum)) .{0,40}(?:live|lanceer\\w*|gelanceerd|lancering|verschijn\\w*|verschenen|uit\\b|uitkomt|beschikbaar|online|release\\w*|start\\w*|publi\\w*|markt|te koop|openbaar)\\b.*|(?:geplande|gewenste|verwachte) (?:lancering|release|publicatie|datum|livegang|lanceer\\w*)\\b.*|(?:gelanceerd|verschenen|beschikbaar|online) (?:op|sinds|vanaf)\\b.*|lancering (?:op|gepland)|sinds wanneer\\b.*|de grote dag',
  ),
  rule(
    'makerName',
    `hoe heet (?:je|jij|u)(?: (?:zelf|eigenlijk))?$|(?:je|jouw|uw|mijn) (?:eigen |volledige |echte )?(?:naam|voornaam|voor en achternaam)|voor en achternaam|volledige naam|(?:naam|namen) (?:${of} ){1,3}(?:\\w+ )?(?:${person}|persoon)\\b.*|^(?:de )?${person}(?: (?:${ofThing}|naam|of .*))?$|wie (?:ben je|bent u|zit|is de|heeft (?:het|dit|de \\w+|je \\w+|uw \\w+)|maakte?|bouwde?|staat|schreef|bedacht)\\b.*|met wie (?:hebben|heb|spreken|spreek|praten)\\b.*|hoe mogen we (?:je|jou|u) noemen|door wie\\b.*|van wie is\\b.*`,
  ),
  rule(
    'competitors',
    '(?:\\w+ )?concurren(?:t|ten|tie|ties)\\b.*|concurreer\\w*|concurrer\\w*|(?:vergelijkbare|soortgelijke|gelijkaardige|concurrerende) (?:\\w+ )?(?:producten|tools|apps|diensten|oplossingen|software|spellen|programma s|projecten|aanbieders)|alternatie(?:f|ven)(?: (?:voor|op|van)\\b.*)?|(?:wat|welke?|waar) .{0,40}\\b(?:vervang\\w*|in plaats van|plaats)\\b.*|in plaats van\\b.*|(?:lijkt|lijken) op\\b.*|rivalen|tegenhangers?',
  ),
  rule(
    'audience',
    `doelgroep\\w*\\b.*|doelpubliek|(?:voor|aan) wie\\b.*|(?:wie|voor welke?|welke?|wat voor) (?:soort )?(?:${users} )?.{0,40}\\b(?:gebruik\\w*|profiteert|profiteren|bedoeld|gemaakt|geschikt|nodig|baat|nut|helpt|koopt|kopen|richt)\\b.*|voor welke? (?:\\w+ )?${users}\\b.*|(?:ideale|typische|beoogde|gemiddelde) (?:\\w+ )?${users}|gebruikersgroep|op wie\\b.*|wie zijn .{0,20}${users}`,
  ),
  rule(
    'platforms',
    'platform(?:en|s)(?: (?:waarop|die|waar)\\b.*)?|(?:ondersteunde )?besturings ?syste(?:em|men)|(?:op|voor) welke? (?:\\w+ )?(?:apparaten|apparaat|systemen|platform\\w*|toestellen|besturings\\w*|omgeving\\w*|browsers?)\\b.*|(?:beschikbaar|werkt|draait|geschikt) (?:het |de \\w+ |je \\w+ )?(?:op|voor|onder)\\b.*|ondersteunde (?:\\w+ )?(?:apparaten|systemen|platform\\w*|browsers|toestellen)|waarop (?:werkt|draait)\\b.*|welke (?:apparaten|toestellen)\\b.*',
  ),
  rule(
    'pricing',
    '(?:prijs|betaal|verdien|licentie|kosten|abonnements|tarief|inkomsten|business) ?(?:model|structuur|type|vorm|soort|strategie)(?:len)?\\b.*|(?:is|zijn|kan|bestaat|biedt) .{0,40}\\b(?:gratis|kosteloos|betaald|freemium)\\b.*|(?:gratis|betaald|kosteloos|freemium)(?: (?:of|en|freemium|te|betaald|met|voor)\\b.*)?|(?:moet|moeten|hoef) .{0,24}\\bbetalen\\b.*|kost (?:het|de \\w+|je \\w+)? ?(?:iets|geld)\\b.*|hoe (?:verdien\\w*|wordt er betaald)\\b.*',
  ),
  rule(
    'price',
    '(?:wat|hoeveel) (?:kost|kosten|moet|betaal|betalen|betaalt)\\b.*|hoe duur\\b.*|(?:verkoop|vanaf|start|maand|basis|abonnements|instap)?prij(?:s|zen)(?: (?:per|van|in|vanaf|voor|excl|incl)\\b.*)?|(?:vanaf )?welke prijs\\b.*|(?:maandelijkse|jaarlijkse|eenmalige)? ?kosten(?: (?:per|van|voor)\\b.*)?|vanaf welk bedrag\\b.*',
  ),
  rule(
    'email',
    '(?:e ?)?mail ?adres(?:sen)?\\b.*|(?:je|jouw|uw) (?:e ?)?mail\\b.*|(?:hoe|waar|op welk\\w*|waarop) .{0,30}\\b(?:bereiken|bereikbaar|contacteren|mailen|schrijven|contact)\\b.*|waar(?:heen|naartoe)? .{0,24}(?:mailen|schrijven)\\b.*|elektronisch (?:post)?adres|contactadres|^naam \\w+ nl$',
  ),
  rule(
    'country',
    '(?:uit|in) welk land\\b.*|welk land\\b.*|^land(?: (?:van|waar|waarin)\\b.*)?$|(?:thuis|herkomst)land|^waar (?:zit|zitten|ben|bent|zijn|is) .{0,24}(?:gevestigd|jullie|thuis|gehuisvest)\\b.*|waar kom\\w*\\b.*|waar (?:\\w+ ){1,3}vandaan\\b.*',
  ),
  rule(
    'company',
    `(?:naam|namen) (?:${of} ){1,3}(?:bedrijf|onderneming|organisatie|uitgever|uitgeverij|studio|stichting|firma|zaak|fabrikant)\\b.*|(?:bedrijfs|organisatie|handels|firma|ondernemings)naam|^(?:${of} )?(?:bedrijf|onderneming|organisatie|uitgever|uitgeverij|studio|stichting|firma|fabrikant)(?: (?:of|achter|dat|die|organisatie|en)\\b.*)?$|(?:welk|onder welk|voor welk)e? (?:bedrijf|organisatie|onderneming|studio|firma|uitgever)\\b.*|rechtspersoon`,
  ),
  rule(
    'tagline',
    '(?:\\w+)?slogan\\b.*|slagzin|ondertitel|motto|onderschrift|pakkende (?:zin|kop|titel|regel|tekst|omschrijving)\\b.*|(?:in|met|als) (?:maximaal )?(?:een|1|zin)(?: (?:enkele|korte|pakkende))? ?(?:zin|regel)?$|(?:in|met) (?:een|1) (?:\\w+ )?(?:zin|regel)\\b.*|(?:een|1) (?:\\w+ )?(?:zin|regel)\\b.*|in (?:\\w+ )?(?:tien|vijf|zes|zeven|acht|\\d+|enkele|een paar|weinig) woorden\\b.*|reclamezin|wervende (?:zin|tekst)|kreet|kop(?:regel|tekst)|openingszin',
  ),
  rule(
    'shortDescription',
    'korte? (?:\\w+ )?(?:beschrijving|omschrijving|samenvatting|tekst|uitleg|introductie|toelichting|intro|inleiding|productomschrijving)\\b.*|beknopte? .*|samenvatting\\b.*|samengevat|vat .{0,40}\\bsamen\\b.*|(?:beschrijf|omschrijf|vertel|leg) .{0,40}\\b(?:kort|beknopt|bondig|in een paar zinnen)\\b.*|kort en (?:bondig|krachtig)\\b.*|(?:in )?(?:twee|drie|enkele|een paar|2|3|paar) (?:tot \\w+ |a \\w+ |of \\w+ |\\d )?(?:korte )?(?:zinnen|regels)\\b.*|(?:intro|teaser|inleidende )tekst\\b.*|introductie|inleiding|uittreksel|flaptekst|korte pitch',
  ),
  rule('categories', '(?:categorieen|rubrieken|thema s|branches|sectoren|domeinen|vakgebieden|onderwerpsgebieden)(?: .*)?'),
  rule(
    'category',
    `(?:hoofd|product)?(?:categorie|rubriek|branche|sector|thema|genre|vakgebied|domein)(?: .*)?|(?:in |onder |bij |tot )?welke? (?:\\w+ )?(?:hoek|afdeling|vak|la|lade|groep|soort|segment|markt|plank|gebied|type)\\b.*|(?:waar|hoe|waaronder) .{0,30}(?:indelen|onderbrengen|plaatsen we|thuishoort|hoort|past|ingedeeld)\\b.*|(?:soort|type) (?:${of} ){1,3}(?:\\w+ )?${noun}|^soort ${noun}|wat voor (?:soort|type)\\b.*|${noun} ?(?:type|soort)`,
  ),
  rule(
    'tags',
    '(?:tref|sleutel|steek|zoek)woord(?:en)?\\b.*|^labels?$|(?<!without )(?<!no )hash ?tags(?! (?:of|for))\\b.*|zoektermen\\b.*|(?:welke|met welke|onder welke) (?:\\w+ )?(?:woorden|termen|begrippen)\\b.*|voeg .{0,16}(?:labels|tags|trefwoorden)\\b.*|etiketten',
  ),
  rule(
    'name',
    `(?:naam|titel|benaming|productnaam) ${ofThing}|(?:product|tool|app|project|spel|boek|cursus|site|programma|software|startup|dienst|plugin)(?:naam|titel)|hoe (?:heet|heeft|noem\\w*|heb|luidt|mogen we|moeten we|wordt) .{0,40}(?:${noun}|noem\\w*|genoemd|het|dit)\\b.*|onder welke (?:naam|titel)\\b.*|(?:officiele|volledige) (?:product)?naam ${ofThing}|wat is de (?:naam|titel)\\b.*|merknaam`,
  ),
  rule(
    'url',
    `waar (?:kunnen|kan|vinden|vind|vindt|staat|is|woont|leeft|draait)\\b(?! .{0,20}\\b(?:jou|je bereiken|u bereiken|documentatie|badge)\\b).*|(?:waarheen|waarnaartoe|naar welke?|op welke?|onder welke?) (?:\\w+ )?(?:url|adres|pagina|site|website|link|mogen|kunnen|moeten)\\b.*|${web} ${ofThing}|(?:internet|web)adres\\b.*|(?:officiele) (?:web ?site|site|pagina)|(?:product|project|app|landings)pagina|${web} (?:${of} ){1,3}(?:bedrijf|onderneming)|bedrijfs(?:website|site)`,
  ),
  rule(
    'description',
    `(?:uitgebreide|volledige|lange|gedetailleerde|complete|uitvoerige)? ?(?:\\w*beschrijving|\\w*omschrijving|toelichting|uitleg)(?: .*)?|(?:vertel|beschrijf|omschrijf|leg|licht) .*|wat (?:doet|kan|is (?:het|dit|je|jouw|uw)|maakt|houdt|biedt)\\b.*|waar (?:gaat|dient|draait .* om)\\b.*|waarvoor (?:dient|gebruik)\\b.*|alles over\\b.*|(?:product|lange )tekst|geef .{0,30}(?:toelichting|beschrijving|uitleg|omschrijving)\\b.*|hoe werkt\\b.*|over (?:het|de|je|uw) ${noun}`,
  ),
]
