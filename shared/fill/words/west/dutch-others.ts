import { rule, type Rule } from '../meaning.ts'

const of = '(?:van|voor|over|naar|op|bij|de|het|een|je|jouw|uw|jullie|onze|ons|die|dat)'
const event =
  '(?:evenement\\w*|vacature\\w*|fout(?:en|melding)?|probleem|problemen|bug|storing|incident|artikel\\w*|blog\\w*|factu\\w*|bestelling\\w*|betaling\\w*|afbeelding\\w*|foto\\w*|school|universiteit|hogeschool|bank|vriend\\w*|advertentie\\w*|campagne\\w*|actie|review\\w*|recensie\\w*|persoon|wedstrijd\\w*|partner\\w*|sponsor\\w*|podcast\\w*|aflevering\\w*|werkgever\\w*|collega\\w*|beurs|locatie|advocaat|investeerder\\w*|bestand\\w*|spreker\\w*|lezing|workshop|prijs|vraag|team|medeoprichter\\w*|concurren\\w*|webinar|sollicitatie)'

/** What Dutch forms ask besides in the words of our fields, then what only sounds like it. Read before the fields. */
export const dutchOthers: readonly Rule[] = [
  rule(
    'other',
    [
      `(?:naam|titel|url|link|datum|plaats|adres|categorie|onderwerp|website|samenvatting|beschrijving|omschrijving|land|prijs|begin|einde|bron|e ?mail(?:adres)?) (?:${of} ){1,3}(?:\\w+ )?${event}\\b`,
      '(?:beschrijf|omschrijf|leg|vertel|licht) .{0,24}\\b(?:fout|probleem|ervaring|achtergrond|rol|vraag|situatie|wens|evenement|bug|jezelf|uzelf|over jou|team|bedrijf|functie|motivatie)\\w*',
      '(?:bevestig|herhaal)\\w* .{0,16}(?:mail|adres)\\w*|(?:youtube ?)?kanaal|bedrijfs(?:omschrijving|beschrijving|grootte)|(?:beschrijving|omschrijving) van (?:je|jouw|uw|het) (?:bedrijf|team)|startdatum van\\b.*|einddatum|welk pakket\\b.*|hoe (?:lang|vaak|groot|oud)\\b.*|(?:schermafbeelding|screenshot|logo) van (?:de|het|je) (?:fout|probleem|bestelling|sponsor|partner)\\w*',
      '(?:mede|co) ?oprichter\\w*|andere (?:links?|profielen|oprichters)|(?:wie|persoon).{0,24}(?:aanbevolen|uitgenodigd|verteld|doorverwezen|getipt|aangeraden)|aanbevolen door|via wie\\b.*',
      'e ?mail.{0,24}\\b(?:vriend|collega|factu|persafdeling|perscontact|support|klant|boekhouding|partner|verkoop|nieuwsbrief|tweede|herstel)\\w*|factuur\\w*|tweede (?:e ?mail|categorie|adres)',
      '^(?:heb je|heeft u|hebben jullie|wil je|wilt u|willen jullie|mogen we|mogen wij|kun je|kunt u|kan je|ben je|bent u|zou je|zoekt u|zoek je|ga je akkoord)\\b(?!.*(?:video|repo|github|trailer|schermafbeelding\\w*|slogan)).*',
      'hoe (?:heb|heeft|hebben|ben|bent|zijn|ken) .{0,30}(?:gehoord|gevonden|terechtgekomen|ontdekt|ons|gekomen|kent)\\b.*|waar .{0,24}(?:van ons|over ons|ons gevonden|ons van)\\b.*',
      'alternatieve tekst|alt tekst|bijschrift|(?:foto|beeld|afbeelding)(?:credits?|bron|rechten|bijschrift)|bron van de \\w+|(?:foto|portret) van (?:jou|jezelf|uzelf|de (?:oprichter|maker)|het team)|profielfoto|pasfoto|teamfoto|auteursrecht\\w*',
      'opgericht|oprichting\\w*|omzet|financiering|investeerders?|medewerkers?|werknemers?|aantal\\b.*|hoeveel (?:gebruikers|mensen|medewerkers|klanten|downloads|tijd|jaar)\\b.*|bedrijfsgrootte|teamgrootte|beoordeling\\w*|recensie\\w*|referentie\\w*|onderscheiding\\w*|gewonnen|prijzen en\\b.*|kvk\\w*|kamer van koophandel|btw\\w*',
      '(?:programmeer|interface)?ta(?:al|len)|licentie(?!model|kosten)|versie(?:nummer|geschiedenis)?|wijzigingslogboek|waarom\\b.*|reden\\b.*|motivatie|vraagprijs|tijdzone|valuta|munteenheid|geboorte\\w*|leeftijd|geslacht|aanhef|beroep|functie\\b.*|salaris\\w*|sollicitatie\\w*|rekeningnummer|telefoon\\w*|mobiel nummer|postcode|woonplaats|straat\\w*|huisnummer|budget|landcode|landnummer',
      `(?:link|url|adres|pagina) (?:${of} ){0,3}(?:privacy\\w*|voorwaarden|support|help|hulp|pers|documentatie|handleiding|blog|forum|changelog|roadmap|status|nieuwsbrief|contact|inlog|vacature\\w*|prijzen|api|community|uitnodiging|affiliate)\\b.*|(?:support|help|pers|contact|status|vacature|prijzen|inlog|blog|privacy)(?:pagina|link|adres)|privacy\\w*|algemene voorwaarden`,
      '(?:je|jouw|uw) (?:functie|rol|mening|ervaring|vraag|beoordeling|bericht|bio|reactie|handtekening)|over (?:jezelf|jou|uzelf|de maker|de auteur|het team)|biografie|opmerking\\w*|toelichting voor\\b.*|(?:bericht|notitie|reactie|vraag) (?:aan|voor) (?:ons|de redactie|het team|de moderator\\w*)|(?:ontbrekende|nieuwe|extra) categorie|subcategorie|wanneer .{0,24}(?:bellen|bereiken|bereikbaar|afspreken|spreken|plaats)\\b.*|gebruikersnaam|schuilnaam|bijnaam',
    ].join('|'),
  ),
  rule(
    'firstComment',
    '(?:eerste|openings|welkomst) ?(?:reactie|commentaar|bericht|opmerking|comment|post)\\b.*|(?:bericht|boodschap|woordje|groet|hallo|welkomstwoord) .{0,30}\\b(?:community|gemeenschap|leden)\\b.*|stel .{0,50}\\bcommunity\\b.*|(?:start|open|begin) (?:het|de) (?:gesprek|discussie)',
  ),
  rule('shortDescription', '(?:in het )?kort(?:om)?$|in het kort\\b.*'),
]

/** What is never touched, in Dutch. */
export const dutchNever: readonly Rule[] = [
  rule(
    'payment',
    '(?:kortings|actie|cadeau|promotie)(?:code|bon)\\w*|kaarthouder|rekeninghouder|betaalwijze|betaalmethode|btw nummer|factuuradres|waardebon|tegoedbon|vervaldatum',
  ),
  rule(
    'trap',
    '(?:niet|niets|laat|dit) .{0,16}(?:invullen|leeg|invoeren|typen)\\b.*|vul (?:dit|hier) (?:veld )?niet\\w*.*|leeg ?(?:laten|houden)|ben je een mens\\b.*|alleen voor (?:robots|bots)',
  ),
  rule(
    'captcha',
    'hoeveel (?:is|zijn) (?:\\d|een|twee|drie|vier|vijf)\\b.*|typ de (?:letters|tekens|cijfers)\\b.*|(?:letters|tekens|cijfers) (?:uit|in|op) (?:de|het) (?:afbeelding|plaatje)|beveiligingsvraag|wat is \\d.*',
  ),
  rule('code', '(?:bevestigings|verificatie|uitnodigings|activatie|toegangs|beveiligings)code'),
  rule('search', '(?:doorzoek|zoek|vind)(?:en)?(?: (?:naar|op|een|in) \\w+)?$|filteren'),
  rule('newsletter', 'nieuwsbrief\\w*|op de hoogte\\b.*|aanmelden voor\\b.*|abonneer\\w*|inschrijven voor\\b.*'),
  rule('consent', 'ik (?:ga akkoord|accepteer|heb .* gelezen|geef toestemming|stem)\\b.*|akkoord met\\b.*'),
  rule('backlink', '(?:waar|pagina|link|url) .{0,30}\\b(?:onze|ons) (?:badge|link|logo|banner)\\b.*|terug ?link\\w*|link terug'),
]
