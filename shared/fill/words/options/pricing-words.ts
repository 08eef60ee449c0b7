/** What phrases about a price speak of, in folded words: see match-pricing.ts. */
const words = (spaced: string, parts: string) => new RegExp(`\\b(?:${spaced})\\b|${parts}`, 'u')

export const pricingWords = {
  free: words(
    'free(?: of charge)?|no charge|kostenlos\\w*|kostenfrei\\w*|gratis|gratuit\\w*|darmow\\w*|za darmo|bezplatn\\w*|ucretsiz|zdarma',
    '免费|無料|бесплатн|безкоштовн|무료|مجاني|חינם',
  ),
  paid: words(
    'paid|pay|pays|paying|charged?|charges|gegen geld|geld|si paga|paghi|paga|pagare|de pagamento|premium|pro|plus|upgrades?|extras|purchases?|subscriptions?|paid plans?|bezahl\\w*|kostenpflichtig\\w*|kauf\\w*|abos?|abonnements?|payant\\w*|achats?|de pago|pagos?|compras?|a pagamento|acquisti|platn\\w*|betaald\\w*|ucretli|placen\\w*',
    '付费|收费|有料|課金|内购|платн(?<!бесплатн)|підписк|подписк|유료|결제|مدفوع|בתשלום',
  ),
  trial: words(
    'trials?|test ?phase|test ?version|probe ?(?:zeit|phase|monat|version)?|essai|prueba|periodo de prueba|prova|proef\\w*',
    '试用|トライアル|お試し|体験|пробн|체험',
  ),
  subscription: words(
    'subscriptions?|subscribe|monthly|yearly|annual(?:ly)?|per (?:month|year)|a (?:month|year)|abos?|abonnements?|pro (?:monat|jahr)|monatlich|jahrlich|par mois|suscripcion|mensual|assinatura|abbonamento|abonament\\w*',
    '订阅|月額|サブスク|подписк|підписк|구독',
  ),
  oneTime: words(
    'one (?:time|off)|once|lifetime|single (?:payment|purchase)|einmal\\w*|paiement unique|pago unico|pagamento unico|jednorazow\\w*',
    '一次性|买断|買い切り|единоразов|разов|일회',
  ),
  contact: words(
    'contact|on request|request a quote|talk to|ask us|custom quote|auf anfrage|sur (?:devis|demande)|bajo consulta',
    '联系|询价|問い合わせ|по запросу|문의',
  ),
  /** Says more than whether it costs: what is free of another kind, or who pays instead. */
  other: words(
    'open (?:source|core)|donat\\w+|donor\\w*|tips?|pay what (?:you|ye) \\w+|name your price|sponsor\\w*|ads?|ad supported|advert\\w+|spenden?|werbung|quelloffen|dons?|publicite|donacion\\w*|equity|barter|unknown|not sure|other|autre|otro|andere[sr]?',
    '开源|捐赠|広告|寄付|オープンソース|реклам|донат|открыт|오픈소스|광고',
  ),
  /** “No free version”. */
  notFree: words(
    '(?:no|not|non|never|without|isn t|isnt|kein\\w*|nicht|sans|pas|sin|senza|ohne|nie) (?:a |an |any |de |version )?(?:free|kostenlos\\w*|gratis|gratuit\\w*|gratuita)(?: \\w+)?',
    '不免费|非免费|無料ではな|не бесплатн',
  ),
  /** Free only up to a point, which makes it something else than free. */
  bounded: words(
    'up to|until|limited|first|for (?:\\d+|personal|individuals?|students?|teams?|schools?|non ?profits?|small|now|a)|during|while|beta|begrenzt|bis|jusqu a|limite\\w*|hasta',
    '期間|限定|限时|до|기간',
  ),
}
