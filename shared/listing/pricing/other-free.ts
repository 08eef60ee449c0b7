import { Loose } from '../loose.ts'
import { anyOf, word } from './word.ts'
import phrases from './price-phrases.json' with { type: 'json' }

const sideOffer = String.raw`newsletters?|stickers?|e-?books?|guides?|checklists?|samples?|chapters?|gifts?|courses?|webinars?|workshops?|masterclass(?:es)?|lessons?|consult\p{L}*|shipping|delivery|returns?|quotes?|estimates?|audits?|demos?|pilots?|walkthroughs?|evaluations?|appointments?|scans?|calls?|assessments?|sessions?|resources?|templates?|whitepapers?|reports?|coaching|bonus\p{L}*|swag|t-shirts?|domain|ssl|updates?|support|migration|setup|installation|wi-?fi|breakfast|parking|cancell?ations?|reviews?|strategy|trials?|tests?|previews?|months?|weeks?|days?|hosting|html templates?`
/** What can follow "free" without belonging to it: "Start free Book a demo". */
const notQuality = String.raw`(?:an?|and|book|download|for|get|in|login|or|our|request|schedule|see|start|the|to|try|view|watch|with|your)[ -]`
const included = String.raw`updates?|upgrades?|support|shipping|delivery|installation|setup|returns?|migration|parking|breakfast|wi-?fi|maintenance|onboarding|training|registration|cancell?ation`

/** Phrases whose "free" isn’t a price: freedom, absence, gifts, or a trial. Removed before anything is judged. */
const otherFree = new Loose(
  [
    word(anyOf(phrases.otherFree, { included, notQuality, sideOffer })),
    String.raw`\bfree ?\(\)|\b(?:m?alloc|new|open|retain)\b\W{1,3}free\b`,
    '無料(?:体験|トライアル|お試し|相談|見積|お見積|デモ|資料|会員|登録|カウンセリング|診断|配送|期間|サンプル|プレゼント|セミナー|メルマガ)|送料無料|(?:初回|初月|初年度)無料|フリー(?:ランス|ダイヤル|wi-?fi)|[ァ-ヶー]フリー',
    '免费(?:试用|停车|上门|送货|配送|测量|咨询|体验|演示|注册|领取|报价|试听|送货|样品|课程|资料)|免費(?:試用|諮詢|體驗|註冊)|무료 ?(?:체험|상담|배송|주차|견적|반품)',
    '(?:משלוח|ייעוץ|חניה|הצעת מחיר) חינם',
    '(?:تجربة|استشارة|توصيل|شحن) (?:ال)?مجان\\p{L}*|جر[ّ]?ب\\S*(?: \\S+){0,2} مجان\\p{L}*',
  ].join('|'),
)

/** The text in lower case, without phrases whose "free" isn’t a price. */
export const withoutOtherFree = (text: string): string => otherFree.replace(text, ' … ')
