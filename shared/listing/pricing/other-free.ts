import { Loose } from '../loose.ts'
import { word } from './word.ts'

const sideOffer = String.raw`newsletters?|stickers?|e-?books?|guides?|checklists?|samples?|chapters?|gifts?|courses?|webinars?|workshops?|masterclass(?:es)?|lessons?|consult\p{L}*|shipping|delivery|returns?|quotes?|estimates?|audits?|demos?|pilots?|walkthroughs?|evaluations?|appointments?|scans?|calls?|assessments?|sessions?|resources?|templates?|whitepapers?|reports?|coaching|bonus\p{L}*|swag|t-shirts?|domain|ssl|updates?|support|migration|setup|installation|wi-?fi|breakfast|parking|cancell?ations?|reviews?|strategy|trials?|tests?|previews?|months?|weeks?|days?|hosting|html templates?`
/** What can follow "free" without belonging to it: "Start free Book a demo". */
const notQuality = String.raw`(?:an?|and|book|download|for|get|in|login|or|our|request|schedule|see|start|the|to|try|view|watch|with|your)[ -]`
const included = String.raw`updates?|upgrades?|support|shipping|delivery|installation|setup|returns?|migration|parking|breakfast|wi-?fi|maintenance|onboarding|training|registration|cancell?ation`

/** Phrases whose "free" isn’t a price: freedom, absence, gifts, or a trial. Removed before anything is judged. */
const otherFree = new Loose(
  [
    word(
      [
        String.raw`[\p{L}]+[-–]free`,
        String.raw`free[- ]software(?! download)|free(?:\/| or | and |, ?)libre|free \(as in (?:speech|freedom|libre)\)|free as in (?:speech|freedom|libre)|free(?:[- ]\p{L}+)? licen[sc]es?`,
        String.raw`free (?:from(?! (?:the|our|google|app|chrome|f-droid))|of(?! charge)|up|time|space|hand|text|form|flow|style|range|speech|will|market)s?`,
        String.raw`free (?:(?!${notQuality})\p{L}+[ -]){0,2}(?:${sideOffer})(?! (?:tools?|apps?|generators?|makers?|builders?|editors?|software))`,
        String.raw`free pdf (?:guide|chapter|sample|checklist|version)`,
        String.raw`(?:${included}) (?:is|are) (?:always |completely |also )?free`,
        String.raw`(?:time|mind|hands?|evenings?|weekends?|mornings?|afternoons?|day|calendar|schedule|seat|slot|table) (?:is|are|stays?) free`,
        String.raw`(?:feel|set|break|toll|risk|worry|hassle|hands|royalty|ads?|tracking|distraction|stress|error|cruelty|gluten|sugar|tax|duty|fees?|bug|spam|pain|virus|carbon|interest|smoke|debt|clutter|noise|plastic|dairy|commission|contract|password|code|jargon|cost) free(?! (?:to use|download|forever))`,
        String.raw`keep(?:s|ing)? (?:your|my|our|their|his|her) \p{L}+ free(?! (?:for (?:every|all|developers|students|schools|teachers|users|anyone)|forever|to use))`,
        String.raw`(?:try|test)(?: \p{L}+){0,3} (?:for )?free|free to try|(?:first|initial) (?!(?:\d+|two|three|four|five|six|eight|ten|twelve|twenty|fifty|hundred) (?!(?:day|week|month|year|hour)s?\b))(?:\p{L}+ ){1,3}(?:is |for )?free`,
        String.raw`free with (?:every|each|any|your) \p{L}+|free (?:[\p{L}-]+ ){1,3}included|which (?:\p{L}+ ){1,2}are free`,
        String.raw`kostenlos\p{L}* (?:test\p{L}*|prob\p{L}*|beratung\p{L}*|erst\p{L}*|demo\p{L}*|versand|lieferung|angebot|ausprobieren|anfragen|analyse|\p{L}*gespräch|e-?book\p{L}*|newsletter|ratgeber|leitfaden|checkliste|webinar)|gratis (?:versand|testen|intake\p{L}*|kennismak\p{L}*|advies\p{L}*|assessment|proefles\p{L}*|consult\p{L}*)`,
        String.raw`(?:essai|essayer|essayez|devis|démo|démonstration|livraison|consultation|audit|diagnostic|estimation|test\p{L}*|guide|e-?book|webinaire)(?: \p{L}+){0,2} gratuit\p{L}*|logiciels? libres?`,
        String.raw`(?:prueba\p{L}*|probar|consulta|envío|demo|asesoría|presupuesto|diagnóstico|cotización|guía|e-?book|plantilla)(?: \p{L}+){0,2} (?:gratis|gratuit\p{L}*)`,
        String.raw`(?:prov[aeio]|consulenza|preventivo|demo|spedizione|analisi|guida|e-?book)(?: \p{L}+){0,2} (?:gratis|gratuit\p{L}*)`,
        String.raw`(?:teste|testar|avaliação|frete|consultoria|orçamento|demonstração|experimente|e-?book)(?: \p{L}+){0,2} (?:grátis|gratuit\p{L}*)`,
        String.raw`бесплатн\p{L}* (?:пробн\p{L}*|период\p{L}*|консультаци\p{L}*|доставк\p{L}*|демо\p{L}*|замер\p{L}*|расч[её]т\p{L}*|тест\p{L}*|урок\p{L}*|разбор\p{L}*|материал\p{L}*|гайд\p{L}*|чек-лист\p{L}*|вебинар\p{L}*)|пробн\p{L}*(?: \p{L}+){0,2} бесплатн\p{L}*`,
      ].join('|'),
    ),
    String.raw`\bfree ?\(\)|\b(?:m?alloc|new|open|retain)\b\W{1,3}free\b`,
    '無料(?:体験|トライアル|お試し|相談|見積|お見積|デモ|資料|会員|登録|カウンセリング|診断|配送|期間|サンプル|プレゼント|セミナー|メルマガ)|送料無料|(?:初回|初月|初年度)無料|フリー(?:ランス|ダイヤル|wi-?fi)|[ァ-ヶー]フリー',
    '免费(?:试用|咨询|体验|演示|注册|领取|报价|试听|送货|样品|课程|资料)|免費(?:試用|諮詢|體驗|註冊)|무료 ?(?:체험|상담|배송)',
    '(?:تجربة|استشارة|توصيل|شحن) (?:ال)?مجان\\p{L}*|جر[ّ]?ب\\S*(?: \\S+){0,2} مجان\\p{L}*',
  ].join('|'),
)

/** The text in lower case, without phrases whose "free" isn’t a price. */
export const withoutOtherFree = (text: string): string => otherFree.replace(text, ' … ')
