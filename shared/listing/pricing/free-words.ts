import { gated } from './price-words.ts'
import { Loose } from '../loose.ts'
import { word } from './word.ts'

const freeWord = String.raw`free|(?:at )?no cost|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|gratuit\p{L}*|grátis|бесплатн\p{L}*|ücretsiz|darmow\p{L}*|za darmo|miễn phí|безкоштовн\p{L}*|zdarma|ingyen\p{L}*|δωρεάν`
const freeWide =
  'رایگان|ฟรี|חינם|無料|フリー(?:ソフト(?:ウ[ェエ]ア)?|ウェア|ゲーム|素材|ツール|アプリ|版)|フリーで(?=使|利用|遊|公開|ダウンロード|お使)|免费|免費|무료|(?:ال)?مجان[يا]'

/** Any word for free, whatever its meaning. */
export const freeAny = gated(
  /free|no cost|kosten|grat|grát|бесплатн|безкоштовн|ücretsiz|darmo|zdarma|ingyen|δωρεάν|miễn|رایگان|ฟรี|חינם|無料|フリー|免|무료|مجان/i,
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
    [
      String.raw`(?:100 ?%|always be|will be|stays?|remains?|completely|totally|absolutely|entirely|always|currently|fully|and|is|it's|it’s|its|now|are) free(?! (?:account|plan|tier|credits?|version))`,
      String.raw`free (?:forever|to use|to play|to download|for every(?:one|body)|for all|for (?:students|teachers|individuals|life)|of charge|online|and open|& open|download|app|tool|tools|software download|web|browser|chrome|desktop|mobile|game|games|library|during|while|in beta|today|no|with no|without)|free[,/] ?\p{L}+|free-to-play|play free|free and open|price: free`,
      String.raw`(?:for|at no|no|zero) (?:free|cost|charge)|free as in beer|free on (?:the )?(?:\p{L}+ )?(?:iphone|ipad|ios|android|mac(?:os)?|windows|linux|app store|play store|steam|itch)`,
      String.raw`keep(?:s|ing)? (?:\S+ ){1,3}free (?:for|forever|to use|and open)|free (?:\p{L}+,? ){0,5}(?:tools?|calculators?|converters?|generators?|apps?|utilities|editors?|games?|downloaders?)`,
      String.raw`(?:a|the|our|your|download|install|use it|play|get it|watch|read|learn)(?: \p{L}+)? (?:for )?free(?! (?:account|plan|tier|credits?|version|forever))`,
      String.raw`(?:ist|sind|komplett|vollkommen|völlig|dauerhaft|100 ?%|und|bleibt) (?:kostenlos|kostenfrei|gratis)\p{L}*|(?:kostenlose[rsn]?|gratis)[- ](?:app|software|tool|download|\p{Lu}\p{L}+)|kostenlos (?:und|für|laden|herunterladen|nutzen|nutzbar|downloaden|online|spielen)`,
      String.raw`(?:est|sont|entièrement|totalement|100 ?%|et|outil|application|logiciel|jeu|téléchargement|service|site) gratuit\p{L}*|gratuit (?:et|pour)|gratuitement`,
      String.raw`(?:es|totalmente|completamente|100 ?%|y|app|aplicación|herramienta|descarga|juego|de forma) (?:gratis|gratuit\p{L}*)|gratis (?:y|para)`,
      String.raw`(?:è|totalmente|completamente|100 ?%|e|app|strumento|software|servizio) (?:gratis|gratuit\p{L}*)|gratis (?:e|per)`,
      String.raw`(?:é|totalmente|completamente|100 ?%|e|app|aplicativo|ferramenta|baixe) (?:grátis|gratuit\p{L}*)|grátis (?:e|para)`,
      String.raw`верси\p{L}* бесплатн\p{L}*|(?:ứng dụng|hoàn toàn|tải|dùng) miễn phí|miễn phí (?:hoàn toàn|tải)|(?:całkowicie|jest|pobierz) (?:za )?darmow?\p{L}*|(?:je|jsou|zcela|stáhn\p{L}*|teljesen|alkalmazás|είναι|εντελώς) (?:zdarma|ingyen\p{L}*|δωρεάν)|(?:застосунок|додаток|сервіс|повністю|і|завжди) безкоштовн\p{L}*|безкоштовн\p{L}* (?:і|для|застосунок|додаток|сервіс)|(?:приложение|сервис|бот|программа|игра)(?: \p{L}+){1,2} бесплатн\p{L}*|(?:приложение|сервис|бот|программа|игра|полностью|абсолютно|совершенно|и|это|всегда|скачать|скачай\p{L}*|использовать|пользоваться) бесплатн\p{L}*|бесплатн\p{L}* (?:и|для|приложени\p{L}*|сервис\p{L}*|программ\p{L}*|инструмент\p{L}*|онлайн|скачать|игр\p{L}*|бот\p{L}*)`,
      String.raw`(?:download\p{L}*|descarg\p{L}*|descárg\p{L}*|scaric\p{L}*|baix\p{L}*|télécharg\p{L}*|usa\p{L}*|utilis\p{L}*|juega|jouez|gioca) (?:\p{L}+ )?(?:gratis|grátis|gratuit\p{L}*)`,
      String.raw`(?:tamamen|ve) ücretsiz|ücretsiz (?:indir|kullan)\p{L}*`,
    ].join('|'),
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
export const freeLead = new Loose(String.raw`^(?:free|kostenlose[rns]?|gratis|бесплатн\p{L}+)[ -]\p{L}{2,}`)

/** Words for free in scripts without word boundaries. */
export const saysFreeWide = new Loose(freeWide)
