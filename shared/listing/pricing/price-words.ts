/** Words about prices in many languages; scripts without word boundaries match anywhere. */
import { Loose } from '../loose.ts'

const word = (words: string) => String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`
/** A cheap test that spares most texts the exact one. */
export const gated = (rough: RegExp, exact: Loose) => ({ test: (text: string) => rough.test(text) && exact.test(text) })

const any = (latin: string, wide: string) => new Loose(`${word(latin)}|${wide}`)

/** A section about what the product costs. */
export const pricingTitle = any(
  String.raw`pricing|prices?|plans?|packages?|membership|lifetime (?:deal|access)|buy (?:once|now)|subscription plans?|what (?:does )?it costs?|licensing|preise?|preisliste|kosten|tarife?s?|abonnements?|prix|precios?|planes|prezz[io]|piani|listino|abbonament[io]|preços?|planos|стоимость|цен[аы]|тариф\p{L}*|подписк\p{L}*|(?:ال)?(?:أسعار|اسعار|باقات|خطط)|fiyat\p{L}*|cennik|prijzen|harga`,
  '料金|価格|プラン|定价|價格|价格|套餐|收费|資費|요금|가격',
)

/** Recurring payments. */
export const recurring = any(
  String.raw`per (?:\p{L}+ per )?(?:month|year|week|user|seat)|(?<!for )(?:a|each|every) (?:month|year|week|user|seat)(?! of)|\/ ?(?:user|seat)|billed (?:monthly|annually|yearly)|(?:monthly|annual|yearly) (?:plans?|billing|subscription|fee|price|payment)|monthly|annually|yearly|subscription plans?|(?:pro|im|je|\/) ?(?:monat|jahr|nutzer)|monatlich|jährlich|mtl\.?|par (?:mois|an|utilisateur)|mensuel(?:le)?s?|annuel(?:le)?s?|(?:al|por|cada) (?:mes|año|usuario)|mensual(?:es)?|anual(?:es|mente)?|(?:al|per) (?:mese|anno|utente)|mensil[ei]|annual[ei]|(?:por|ao|cada) (?:mês|ano)|mensa(?:l|is)|(?:в|за|\/) ?(?:месяц|мес|год|неделю)|ежемесячн\p{L}*|(?:per|\/) ?(?:maand|jaar)|(?:aylık|yıllık|miesięcznie|rocznie|perbulan)`,
  String.raw`\/\s?(?:month|months|mo|mth|year|yr|week|wk|ay|yıl|maand|bulan|tháng|mies|monat|jahr|mois|an|mes|año|mese|anno|mês|ano|мес|месяц|год|شهر|سنة|月|年|月額|월|년)(?![\p{L}])|月額|月々|年額|毎月|월 ?(?=\d)|연 ?(?=\d)|每月|每年|包月|按月|월간|ヶ月|か月|شهري|سنوي|في الشهر`,
)

/** One-time payments. */
export const oneTime = any(
  String.raw`one[- ]?time|one[- ]off|once[- ]off|pay once|buy once|lifetime (?:licen[sc]e|access|deal|updates|plan|purchase)|lifetime|perpetual (?:licen[sc]e)?|single payment|no subscriptions?|einmalig\p{L}*|einmalzahlung|lebenslang\p{L}*|paiement unique|achat unique|à vie|pago único|una sola vez|de por vida|pagamento unico|una tantum|a vita|pagamento único|vitalíci\p{L}*|разов\p{L}*|навсегда|единоразов\p{L}*`,
  '買い切り|買切|一括払い|永久ライセンス|一次性|买断|買斷|终身|永久授权|일회성|평생|مدى الحياة|دفعة واحدة',
)

/** Trials are free anyway: words for free near these say nothing about the price. */
export const trial = any(
  String.raw`trials?|(?:first|1st) (?:week|month|year)|\d+ (?:dni|dní|днів|gün|dagen|dager|napos|hari|ngày)|\d+[- ]?days?|day free|testen|testversion|testphase|probe\p{L}*|ausprobieren|unverbindlich|essais?|essayer|essayez|\d+ jours|prueba\p{L}*|probar|\d+ días|prov[aeio]|\d+ giorni|test[ae]r?|experiment[ae]r?|\d+ dias|teste|пробн\p{L}*|попроб\p{L}*|\d+ (?:дн\p{L}*|час\p{L}*|дней)|первые|deneme|proberen|proefperiode|okres próbny`,
  '体験|トライアル|お試し|試用|试用|体验|日間|天免费|체험|تجربة|تجريب|جرّب|جرب|تجريبي|ניסיון|נסיון',
)

/** Describes a price that doesn’t recur. */
export const notRecurring = any(
  String.raw`(?:no|without|zero) (?:\p{L}+ )?(?:monthly|annual|yearly|recurring)? ?(?:subscriptions?|fees?|costs?)|kein\p{L}* (?:abo\p{L}*|monatlich\p{L}* (?:kosten|gebühren))|ohne abo\p{L}*|sans abonnement|sin (?:suscripción|cuotas?)|senza abbonament\p{L}*|sem (?:assinatura|mensalidade)|без (?:подписк\p{L}*|абонентск\p{L}*)`,
  'サブスク(?:なし|不要)|月額(?:なし|不要)|无需订阅|无订阅|بدون اشتراك',
)

/** Words next to a price to be paid now. */
export const buying = any(
  String.raw`shareware|registration costs?|it costs|costs (?:only|just)|price:|buy|buy now|purchase|pre-?order|order now|add to cart|get (?:\p{L}+ ){1,4}for|only|just|for only|licen[sc]e|kaufen|bestellen|acheter|commander|comprar|acquista|compra|купить|заказать|satın al|kopen|kup`,
  '購入|買う|カートに|购买|立即购买|下单|구매|شراء|اشتر',
)

/** Prices on request. */
const onRequestExact = any(
  String.raw`contact (?:our )?sales|talk to (?:our )?sales|sales team|(?:request|get|ask for|custom|free|written|personali[sz]ed) (?:an? |your )?(?:\w+ )?(?:quotes?|quotation|proposal)|(?:request|free) (?:an? )?estimates?|custom (?:pricing|plans?)|pricing (?:on|upon|by) request|price on (?:request|application)|contact us for (?:pricing|a quote|prices)|(?:preis|preise) auf anfrage|angebot (?:anfordern|anfragen|einholen)|unverbindliches angebot|sur devis|(?:demande[rz]?|obtenez|obtenir) (?:un|votre|mon) devis|devis (?:gratuit|personnalisé)|(?:solicit[ae]r?|pid[ae]|pedir) (?:un |tu |su )?(?:presupuesto|cotización)|presupuesto sin compromiso|(?:richied[ia]|richiedere) (?:un )?preventivo|preventivo (?:gratuito|personalizzato)|(?:solicit[ae]r?|peça) (?:um )?orçamento|sob consulta|(?:запросить|узнать|рассчитать) (?:цену|стоимость)|по запросу|коммерческое предложение|offerte aanvragen|teklif al`,
  'お見積|見積も?り|料金はお問い合わせ|要問い?合わ?せ|联系销售|获取报价|询价|免费报价|索取报价|견적|طلب عرض|عرض سعر|تواصل مع المبيعات',
)

export const onRequest = gated(
  /quot|sales|propos|estimate|pric|preis|angebot|devis|presupuesto|cotiza|preventivo|orçamento|consulta|запрос|стоимост|предложени|offerte|teklif|custom|見積|問|联系|报价|询价|견적|عرض|المبيعات/i,
  onRequestExact,
)

/** Anywhere on the page: parts of the product are paid. */
const upsellLatin = String.raw`in-app purchases?|upgrade to (?:\p{L}+ )?(?:pro|premium|plus)|(?:go|get) premium|premium (?:version|plans?|features|subscription|membership)|pro version|(?:paid|pro|premium|one-?time) (?:upgrades?|unlock|add-?ons?)|paid (?:plans?|version|features|tiers?)|optional (?:\p{L}+ )?(?:upgrades?|subscriptions?|purchases?|pro|premium|plus)|(?:unlock|get)s? (?:\p{L}+ ){1,4}(?:with|in) (?:\p{Lu}\p{L}* )?(?:pro|premium|plus)|(?:features?|options?|exports?|themes?) (?:\p{L}+ )?(?:requires?|needs?) (?:\p{L}+ )?(?:pro|premium|plus|subscription|upgrade)|premium-version|kostenpflichtige[nrs]? (?:version|funktionen)|in-app-käufe?n?|achats intégrés|version (?:premium|payante)|versión (?:premium|de pago)|compras (?:integradas|dentro de la app|no app)|versione (?:premium|a pagamento)|acquisti in-app|versão (?:premium|paga)|премиум\p{L}*|встроенн\p{L}* покупк\p{L}*|платн\p{L}* (?:верси\p{L}*|функци\p{L}*)`
const upsellWide =
  'プレミアム(?:版|プラン|会員)|有料(?:版|プラン)|アプリ内課金|高级版|专业版|付费版|会员版|(?:应用|APP)?内购|프리미엄|인앱 ?결제'

const upsellExact = any(upsellLatin, upsellWide)
const denied = new Loose(
  `(?<![\\p{L}\\p{N}])(?:no|without(?: any)?|never|kein\\p{L}*|ohne|sans|pas d['’]|sin|senza|sem|без|нет) ?(?:${upsellLatin})|(?:${upsellWide})(?:は|も)?(?:なし|ありません)|(?:无|没有)(?:任何)?(?:${upsellWide})`,
)

const mayUpsell =
  /premium|purchase|upgrade|\bpro\b|plus|paid|optional|subscription|käufe|pflichtig|achats|payante|compras|versión|versione|acquisti|versão|プレミアム|有料|課金|级版|业版|费版|员版|内购|премиум|покупк|платн|프리미엄|결제/i

export const upsell = {
  test: (text: string) => mayUpsell.test(text) && upsellExact.test(text) && upsellExact.test(denied.replace(text, ' … ')),
}

/** Names of paid tiers. */
export const paidTier = any(
  String.raw`pro|premium|plus|enterprise|business|team|teams|starter|standard|unlimited|ultimate|paid (?:plans?|version|tier)|upgrade|in-app purchases?`,
  'プレミアム|有料|高级版|专业版|付费|会员版|بريميوم|المدفوعة|프리미엄',
)
