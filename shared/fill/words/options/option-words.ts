/** What directories call the same kind of pricing: a row each, the usual words first. Read folded. */
const rows = [
  'free | completely free | 100% free | free forever | kostenlos | gratis | gratuit | gratuito | 免费 | 完全免费 | 無料 | 完全無料 | бесплатно | бесплатный | безкоштовно | bezplatny | bezplatnie | za darmo | darmowy | ucretsiz | zdarma | 무료 | مجاني | חינם | निःशुल्क',
  'freemium | free plan available | free with paid plans | free and paid | free + paid | free & paid | free / paid | free tier | free plan | free version available | free plan + paid | free with paid upgrades | kostenlos mit bezahlter version | gratuit et payant | gratis y de pago | 免费增值 | 部分免费 | 免费+付费 | フリーミアム | 一部無料 | 基本無料 | условно бесплатно | умовно безкоштовно | 부분 무료 | 부분 유료 | 프리미엄 모델',
  'subscription | paid subscription | monthly subscription | paid monthly | recurring | abo | abonnement | suscripcion | 订阅 | 订阅制 | サブスクリプション | 月額 | 定額制 | подписка | підписка | subskrypcja | abonament | abbonamento | assinatura | prenumeration | abonelik | predplatne | 구독 | اشتراك | מנוי',
  'one time | one time payment | one time purchase | one off | lifetime | pay once | einmalzahlung | einmalkauf | einmalig | paiement unique | achat unique | pago unico | 一次性 | 一次性付费 | 买断 | 買い切り | единоразово | разовая покупка | jednorazowo | pagamento unico | eenmalig | engangskop | tek seferlik | jednorazove | 일회성',
  'paid | paid only | premium | kostenpflichtig | payant | de pago | 付费 | 收费 | 有料 | платно | платный | платне | platny | platne | a pagamento | pago | betaald | betald | ucretli | placeny | 유료 | مدفوع | בתשלום',
  'contact | contact for pricing | contact us | contact sales | on request | custom | custom pricing | enterprise | auf anfrage | sur devis | sur demande | bajo consulta | 联系我们 | 询价 | 要問い合わせ | お問い合わせ',
]

export const pricingRows: readonly (readonly string[])[] = rows.map((row) => row.split(' | '))
