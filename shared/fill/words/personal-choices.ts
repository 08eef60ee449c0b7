/** Words of choices that people make themselves: consents, newsletters, captchas. Folded. */
export const personal =
  /\b(?:i (?:agree|accept|confirm|declare|understand|certify|have|own|am|want|would)|agree\w*|consent\w*|accept(?:ed|ing)?|terms|conditions|(?:privacy|cookie) (?:policy|notice|statement)|gdpr|cookies?|news ?letters?|subscribe|updates?|notify|notified|remind me|e ?mail me|send me|contact me|keep me|remember me|robots?|not a bot|captcha|i am human|einwillig\w*|zustimm\w*|stimme|akzeptier\w*|datenschutz(?:erklarung|bestimmungen|hinweise?)|agb|benachrichtig\w*|erinnere mich|rundbrief|accepte\w*|consens\w*|conditions|politique de confidentialite|abonn\w+ (?:a|zur|den)|notifie\w*|acepto|aceptar|terminos|politica de privacidad|boletin|notificarme|notifica\w+me|concordo|aceito|termos|accetto|politica de privacidade|informativa|zgadzam|akceptuj\w*|regulamin|powiadom\w*|akkoord|voorwaarden|godkanner|villkor|kabul|onayliyorum|souhlasim)\b|同意|条款|隐私(?:政策|声明)|订阅邮件|通知我|机器人|利用規約|プライバシーポリシー|メルマガ|お知らせ|ロボット|соглас|услови|рассылк|уведом|동의|약관|알림|أوافق|الشروط|מסכימ|תנאי/u

/** Words of what a directory sells: places, speed and links. Folded. */
export const sold =
  /\b(?:featured?|featuring|sponsor\w*|promoted?|boost\w*|spotlight|placements?|front page|home ?page (?:slot|placement|feature)|top (?:spot|slot|position)|fast ?track|express|skip (?:the )?(?:queue|line|wait)|priority|expedit\w+|(?:standard|regular|basic|premium|free|paid|gold|silver|vip|pro) (?:listing|submission|launch|entry|review|spot|placement)|listings?|do ?follow|no ?follow|back ?links?|reciprocal|waiting list|queue|slot|\d+ (?:weeks?|hours?|wochen|semanas|semaines|settimane)|hervorgehoben|bevorzugt\w*|eintragsart|platzierung|schnellfreischaltung|mis en avant|prioritaire|destacad[oa]s?|prioritari[oa]|in evidenza|destaque|wyroznion\w*|uitgelicht)\b|置顶|付费推广|加急|优先|有料掲載|優先掲載|掲載プラン|размещени|추천 등록/u

/** Questions about what the maker buys from the directory. Folded. */
export const plans =
  /\b(?:(?:choose|select|pick|your|which) (?:a |your |the )?(?:plan|package|tier|option)|plans?|packages?|tiers?|(?:submission|launch|listing|link|entry|review) (?:type|plan|option|speed|kind)|link type|visibility|upgrade|paket\w*|formule|forfait|paquete|pacchetto|pacote|pakiet)\b|套餐|プラン|тариф|пакет/u

/** “Pricing plan”: of the product. */
export const ownPlans = /\b(?:pricing|price|business|revenue|preis\w*|tarification|precios?)\b|价格|定价|料金|価格|цен/u

/** An amount of money. As it is written. */
export const amounts = /[€$£¥₹₽]\s?\d|\d[\d.,]*\s?(?:€|\$|£|¥|₹|₽|(?:usd|eur|gbp|euros?|dollars?|bucks|zł|kr|chf)\b|元|円|руб)/iu
