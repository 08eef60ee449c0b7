import { decodeSafely } from '../../../decode-safely.ts'
import type { Page } from '../../../page/page.ts'

/** Headings and paths that name no place of their own. */
const general =
  /^(?:open|opening|closing|business|store|shop|hours?|times?|days?|contact|us|visit|visiting|find|directions?|access|location|address|about|info|information|practical|faq|questions?|where|when|how|to|get|here|we|are|our|the|and|your|plan|a|of|in|index|html|php|öffnungszeiten|oeffnungszeiten|kontakt|anfahrt|adresse|besuch|uns|so|finden|sie|ihr|über|ueber|und|infos?|informationen|impressum|horaires?|ouverture|fermeture|jours?|nous|trouver|accès|acces|venir|infos|pratiques|informations|propos|à|d|et|de|horarios?|contacto|dónde|donde|estamos|visítanos|cómo|como|llegar|información|sobre|nosotros|y|orari[oi]?|apertura|contatti|dove|siamo|chi|informazioni|horário|contato|contacto|onde|localização|openingstijden|contactgegevens|route|bezoek|over|ons|en|öppettider|hitta|hit|om|oss|åbningstider|find|vej|kontaktinformation|godziny|otwarcia|dojazd|o|nas|часы|работы|контакты|адрес|как|нас|найти|iletişim|çalışma|saatleri|hakkımızda)$/iu
const generalUnspaced =
  /営業|時間|アクセス|ご?案内|定休日?|店舗|情報|基本|概要|よくあるご?質問|お?問い?合わせ|ご?利用|のご?|营业|联系|我们|关于|交通|开放|时间|영업|시간|안내|오시는|길|문의|휴무일?/gu
/** What a heading or path names besides. `names`: those of the site. */
export const nonGeneral = (text: string, names: ReadonlySet<string>): string[] =>
  (
    decodeSafely(text)
      .replaceAll(generalUnspaced, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).filter((one) => !general.test(one) && !names.has(one))

/** Words of the site’s own name. A page’s title has the name of a branch, too. */
export const namesIn = ({ applicationName, openGraph, logoTexts }: Page): ReadonlySet<string> =>
  new Set(`${openGraph['site_name']} ${applicationName} ${logoTexts.join(' ')}`.toLowerCase().match(/[\p{L}\p{M}]+/gu))

/** What names neither one thing on sale nor one branch, each of which has its own. */
const ofEverything =
  /[?]|open|hour|contact|visit|find|faq|about|help|support|deliver|ship|return|warrant|pric|product|kontakt|liefer|öffnung|horair|horari|horário|orar[io]|apertura|öppet|åbning|åpning|godziny|часы|години|営業|営業時間|时间|時間|영업|besuch|visit|anfahrt|contact|adress|address|indirizz|direcci|endereço|morada|où |dónde|dove|onde|wo |where/i
/** Whether two headings name two things, such as branches. */
export const areNamesOfTwo = (one: string, other: string, ofPage = '') =>
  one !== other && [one, other].every((name) => name !== '' && name !== ofPage && !ofEverything.test(name))

const ofTerms = new Set(
  'pricing prices price plans trial faq faqs help support terms shipping returns return delivery refund refunds refunds-policy policy guarantee guarantees warranty versand lieferung preise preis tarife rückgabe rueckgabe garantie agb hilfe fragen livraison retour retours tarifs prix cgv aide precios envío envio envíos envios devoluciones ayuda prezzi spedizione spedizioni resi preços precos entrega levering verzending retourneren prijzen priser leverans leverering dostawa zwroty cennik'.split(
    ' ',
  ),
)
/** Whether a page’s path names nothing of its own, so that what it says holds for the whole site. */
export const isOfEverything = (url: string): boolean => nonGeneral(URL.parse(url)?.pathname ?? '', ofTerms).length === 0
