import { gated } from './price-words.ts'
import { Loose } from '../loose.ts'
import { word } from './word.ts'
import phrases from './price-phrases.json' with { type: 'json' }

const freeWord = String.raw`free|(?:at )?no cost|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|gratuit\p{L}*|grátis|бесплатн\p{L}*|ücretsiz|darmow\p{L}*|za darmo|miễn phí|безкоштовн\p{L}*|bezpłatn\p{L}*|zdarma|ingyen\p{L}*|δωρεάν|ilmai\p{L}*|maksut\p{L}*|besplat\p{L}*|brezplač\p{L}*|nemokam\p{L}*`
const freeWide =
  'رایگان|ฟรี|חינם|無料|フリー(?:ソフト(?:ウ[ェエ]ア)?|ウェア|ゲーム|素材|ツール|アプリ|版)|フリーで(?=使|利用|遊|公開|ダウンロード|お使)|免费|免費|무료|(?:ال)?مجان[يا]'

/** Any word for free, whatever its meaning. */
export const freeAny = gated(
  /free|no cost|kosten|grat|grát|бесплатн|безкоштовн|ücretsiz|darmo|bezpłat|zdarma|ingyen|δωρεάν|ilmai|maksut|besplat|brezplač|nemokam|miễn|رایگان|ฟรี|חינם|無料|フリー|免|무료|مجان/i,
  new Loose(`${word(freeWord)}|${freeWide}`),
)

/** "Start for free": says that some of it is free, not that all of it is. */
export const freeStart = new Loose(
  `${word(String.raw`(?:start|get started|begin)(?: \p{L}+){0,3} (?:for )?free|free to (?:start|try)|free (?:credits?|plan|tier|version|edition|forever)|forever free|kostenlos (?:starten|loslegen)|(?:commencer|commencez|démarrer) gratuit\p{L}*|(?:empieza|comienza|empezar)(?: \p{L}+){0,2} gratis|(?:inizia|comincia)(?: \p{L}+){0,2} (?:gratis|gratuit\p{L}*)|(?:comece|começar)(?: \p{L}+){0,2} (?:grátis|gratuit\p{L}*)|(?:начать|начни|начните)(?: \p{L}+){0,2} бесплатн\p{L}*`)}|無料で(?:始|はじ|登録|使い始)|无料プラン|無料プラン|免费(?:开始|版|使用额度|额度)|무료로 시작|(?:ابدأ|سجل)(?: \\S+){0,2} مجان`,
)

/** A plan that stays free next to paid ones. */
export const freePlan = new Loose(
  `${word(String.raw`(?:forever free|free forever|free (?:plan|tier|version|edition|with (?:optional|in-app)|for (?:up to )?\d+|up to \d+|for (?:small|solo|hobby|your first|the first)|for personal use|for individuals|for non-?commercial use|for open source)|(?:kostenlose[rs]?|gratis) (?:version|tarif|plan)|(?:version|offre|formule|plan) gratuite?|(?:plan|versión) grat(?:is|uit[ao])|(?:piano|versione) gratuit[ao]|(?:plano|versão) (?:grátis|gratuit[ao])|бесплатн\p{L}* (?:тариф\p{L}*|верси\p{L}*|план\p{L}*))`)}|無料(?:プラン|版)|免费(?:版|套餐|计划)|무료 (?:플랜|버전)|(?:خطة|باقة|نسخة) مجان`,
)

/** The product itself is said to be free: the only words of a line or chip, or a plain sentence. */
export const freeClaim = new Loose(
  `${word(
    phrases.freeClaim.join('|'),
  )}|(?:ダウンロード|利用|使用|プレイ)(?:は|料)?無料|(?:完全|すべて|全て|基本|全機能|ずっと)無料|無料(?:で|の|です|アプリ|ツール|ソフト|ダウンロード|サービス|公開|配布|。)|フリー(?:ソフト(?:ウ[ェエ]ア)?|ウェア|ゲーム|ツール|アプリ|版)|フリーで(?:使|利用|遊|公開|ダウンロード|お使)|(?:完全|永久|全部|全站|都是|开源)免费|免费(?:的|使用|下载|开源|在线|工具|软件|提供|、|，|。)|(?:完全|永久)免費|免費(?:的|使用|下載|線上|工具|軟體)|(?:완전|전부|모두) ?무료|무료(?:로|입니다| 앱| 다운로드)|رایگان (?:است|برای)|(?:کاملا|به‌صورت|دانلود) رایگان|(?:تطبيق|تحميل|خدمة|بشكل|موقع|منصة|أداة)(?: \\S+)? مجان\\p{L}*|(?<!تجرب|استشار|نسخ|خط|باق)ة مجانية|مجان\\p{L}* (?:بالكامل|تمام|للجميع|و|100)`,
)

const chipEnd = /\s*[·•・|,、。/!.:：;()（）→↓–—]+\s*|\s+-\s+/u
const freeChip = new Loose(
  `^(?:(?:it'?s |it’s |100 ?% |download |always |get it |install |app |beta |now )*(?:${freeWord})(?: download| app| forever| & open[- ]source| and open[- ]source| plan| tier)?|${freeWide}|完全無料|完全免费|0 ?[€$£₽元円]|[€$£¥] ?0(?:[.,]00)?)$`,
)

/** Whether a line says free by itself, or as one of the chips it is made of: "Android · Free · No sign-up". */
export const isFreeChip = (text: string): boolean =>
  text.length <= 160 && text.split(chipEnd).some((chip) => freeChip.test(chip.replace(/^[^\p{L}\p{N}€$£¥]+/u, '').trim()))

/** A heading or title that starts with it: "Free invoice generator". */
export const freeLead = new Loose(
  String.raw`^(?:free|kostenlose[rns]?|gratis|бесплатн\p{L}+|безкоштовн\p{L}+|darmow\p{L}+|bezpłatn\p{L}+|ilmai\p{L}+|ingyenes|ücretsiz|besplat\p{L}+|nemokam\p{L}+)[ -]\p{L}{2,}`,
)

/** Words for free in scripts without word boundaries. */
export const saysFreeWide = new Loose(freeWide)
