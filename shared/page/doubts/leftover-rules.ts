import { hasBlanks } from './blanks.ts'
import { isNote } from './notes.ts'
import { phrases } from './phrases.ts'
import { isTranslationKey } from './translation-key.ts'

/**
 * A kind of text that no page means to show. `isCode`: pages about programming show it on purpose. `isFilled`: scripts may replace it once the page
 * runs, in a template or (`late`) on any page. A page about the `topic` shows it on purpose. `quoted`: it counts even in quotation marks.
 */
export type LeftoverRule = {
  words: string
  group: 'value' | 'placeholder' | 'notice'
  matches: (text: string, about: string) => boolean
  isCode?: true
  isFilled?: true | 'late'
  topic?: RegExp
  quoted?: true
}

const value = (words: string, pattern: RegExp, more: Partial<LeftoverRule> = {}): LeftoverRule => ({
  words,
  group: 'value',
  matches: (text) => pattern.test(text),
  ...more,
})

const merges = /\be-?mails?\b|newsletter|personali[sz]|\bprompts?\b|\bmerge|campaign|snippet|chatbot|template|contract|letter|generator/i
const translating = /i18n|l10n|translat|locali[sz]/i
const merging = new RegExp(`${merges.source}|${translating.source}`, 'i')
const errors = /error|exception|debug|monitor|observab|\blogs?\b|logging|\bphp\b|\bsql\b|crash/i
const dates = /epoch|unix|timestamp|histor|19(?:69|70)|archive|vintage|calendar/i
const lack = '(?:undefined|NaN|null)'
const counted =
  '(?:days?|hours?|minutes?|seconds?|users?|customers?|reviews?|ratings?|items?|results?|people|companies|teams|stars?|downloads?|members?|developers?|creators?|views?|points?|km|kg|MB|GB|left)'

const missing = new RegExp(
  [
    `(?:[$€£¥]\\s?|\\b(?:hi|hello|hey|welcome|welcome back|dear),? )${lack}\\b`,
    String.raw`\b(?:undefined|NaN)\s?(?:[%€★]|undefined\b|\/\s?mo|\/\s?\d)`,
    String.raw`(?:^|[\s(])(?:NaN|-?Infinity)\+? ${counted}\b|(?:^|\b(?:by|join|over) )-1\+? ${counted}\b`,
    `^(?:undefined|null) (?:null|undefined|${counted})\\b`,
    String.raw`^.{0,40}\b(?:by|from|join|until|save|only|since|posted|updated|expires) (?:undefined|NaN|null)[.!]?$`,
    String.raw`[$€£]-?Infinity\b|(?:^|\s)-?Infinity%|\bNaN[:\/]NaN\b|\bNaN ?(?:EUR|USD|GBP|h|d|m)\b|★ ?NaN`,
  ].join('|'),
  'gi',
)

/** Whether a copyright notice names somebody else than the page. */
const isOthers = (owner: string | undefined, about: string) => owner !== undefined && !about.toLowerCase().includes(owner.toLowerCase())

/** Words that can appear in a sentence, such as “undefined”, count only where a value belongs. */
export const leftoverRules: readonly LeftoverRule[] = [
  {
    words: 'placeholder text',
    group: 'placeholder',
    matches: (text) =>
      phrases.anywhere().test(text) ||
      phrases.alone().test(text) ||
      /^[^.?!]{0,20}\byour (?:headline|heading|title|subtitle|tagline|text|content|copy|description|quote|testimonial|caption)(?: text)? (?:goes )?here\b/i.test(
        text,
      ),
    topic: /\blorem\b|(?:sample|filler) text|placeholder|template|\bto-?dos?\b|dummy|blindtext/i,
    quoted: true,
  },
  {
    words: 'a template’s copyright notice',
    group: 'placeholder',
    matches: (text, about) => isOthers(phrases.owners().exec(text)?.[1], about),
    topic: /template|legal/i,
  },
  {
    words: 'a blank to fill in',
    group: 'placeholder',
    matches: (text) =>
      /\[(?:your [\w ]{2,30}|(?:company|product|business|website|brand|app|customer|client)(?:’s|'s)? name|insert [^\]]{2,40}|(?:contact )?email address|effective date|jurisdiction)\]|^\[(?:[A-Z][\w-]* ){0,4}(?:Visualization|Diagram|Image|Photo|Picture|Screenshot|Illustration|Mockup|Logo|Chart|Map|Video)(?: Here)?\]$/i.test(
        text,
      ) ||
      /[$€£]\s?X{1,3}(?:\.X{2})?(?![\w])|^X{2,3}[%+KM]?$|\bX{2,3}[,.]?X*\+ /.test(text) ||
      hasBlanks(text),
    isCode: true,
    topic: merges,
  },
  {
    words: 'a theme’s own notice',
    group: 'notice',
    matches: (text) => text.length < 160 && phrases.theme().test(text),
    topic: /wordpress/i,
  },
  value(
    'a template variable',
    /\{\{\s*[\w$.[\]'"]+(?:\s*\|\s*[\w.]+(?:\([^)]*\))?)*\s*\}\}|<%[=-]?\s.{1,60}%>|(?<!\w)\$\{[\w.]{1,40}\}|%(?:PUBLIC_URL|(?:VITE|REACT_APP|NEXT_PUBLIC|NUXT|APP|SITE|PAGE|PRODUCT|COMPANY)_[A-Z_]{2,30})%|\{%-?\s*\w+[^%]{0,80}%\}|<\?php\b|\*\|[A-Z_]+\|\*|%%\w{2,30}%%|\{\{?[a-z][\w.]{0,30}, ?(?:plural|select|selectordinal|number|date)\b|__MSG_\w+__/,
    { isCode: true, isFilled: true, topic: merging },
  ),
  value('a template variable', /(?<![\w{$`(=])\{(?:\d|[a-z][\w.]{1,30})\}(?![\w}])|(?<![\w%])%(?:\d\$)?[sd@](?![\w%])/, {
    isCode: true,
    isFilled: true,
    topic: merging,
  }),
  // A question about it is no leak.
  value(
    'an object instead of text',
    /^(?!(?:what|why|how|where|when)\b.*\?$)(?!.*\b(?:no more|never|instead of|tired of|dreaded|goodbye to|avoids?|catch(?:es)?|finds?|detects?|prevents?|prints?|the (?:text|string|words?)) (?:an? |the |any |see |show |another )?\[object).*\[object \w+\]/is,
    { isCode: true, topic: /\bNaN\b|undefined|\bnull|\[object|stringif/i },
  ),
  value('a missing value', new RegExp(`(?:^|: ?)\\(?${lack}\\)?$`), { isCode: true }),
  value('a missing value', missing, {
    // “Nan” is a name.
    matches: (text) => (text.match(missing) ?? []).some((found) => found.includes('NaN') || /undefined|null|infinity|-1/i.test(found)),
    topic: /\bNaN\b|undefined|infinity/i,
  }),
  value('an invalid date', /^.{0,40}(?<![\w“"])Invalid (?:Date|date|DateTime)[.!)]?$|(?:^|[:·|] ?)Invalid Date\b/, {
    isCode: true,
  }),
  value(
    'a date without a value',
    /^(?:.{0,30}(?:on|by|at|since|until|posted|published|updated|expires|joined|created|:|·|•|\||–|—|,) ?)?(?:Jan(?:uary|uar|vier)?\.? 0?1(?:st)?,? 1970|0?1(?:st|er|\.)? (?:Jan(?:uary|uar|vier)?|enero|de enero de|de janeiro de)\.? 1970|Dec(?:ember)?\.? 31(?:st)?,? 1969|(?:0?1[./]0?1|12\/31)[./](?:1970|1969|0001)|1970[-/.]0?1[-/.]0?1|1970年1月1日|0001-01-01|-0001-11-30|Nov(?:ember)? 30, -0001)(?:[ ,T].{0,15})?$/i,
    { topic: dates },
  ),
  value('an unrounded number', /(?<![\d.])\d+\.\d{0,3}(?:0{8,}[1-9]|9{8,})\d?(?!\d)/, {
    isCode: true,
    topic: /calculat|precision|float|math/i,
  }),
  value(
    'a price without a number',
    /^(?:from |only |just |starting at |desde |por )?(?:[$£]|US\$|R\$)\s?\/\s?(?:mo|month|yr|year|user|seat|mes|mês|año|ano)\b[^\p{L}]*$|^(?:ab|from|only|just|nur|à partir de|desde) (?:[$€£]|EUR|USD|GBP)\s?(?:per|pro|par|por|al|\/) ?(?:month|year|user|Monat|Jahr|mois|an|mes|mês|ano)\b/iu,
    { isFilled: 'late' },
  ),
  value(
    'a missing number',
    new RegExp(
      `\\b(?:by|join|over) (?:over|more than) (?:happy |satisfied )?(?:companies|teams|users|developers|people|businesses|customers|creators)\\b`,
      'i',
    ),
    { isFilled: 'late' },
  ),
  value(
    'a translation key instead of text',
    /\btranslation missing: ?[\w.-]+|\[missing ["“][\w.-]+["”] translation\]|\bMISSING_(?:TRANSLATION|MESSAGE)\b|\?{3}[\w.-]+\?{3}/i,
    { isFilled: true, quoted: true },
  ),
  {
    words: 'a translation key instead of text',
    group: 'value',
    matches: isTranslationKey,
    isCode: true,
    isFilled: true,
    topic: translating,
  },
  value(
    'an escaped character',
    /&(?:amp|nbsp|lt|gt|quot|apos|#0?39|#x27|#8\d{3}|[aeiouAEIOU](?:uml|acute|grave|circ|tilde)|szlig|ccedil|ntilde|[lr]squo|[lr]dquo|hellip|[mn]dash|copy|reg|trade|euro|bull|middot|[lr]aquo);|\w\\u[0-9a-f]{4}|[a-z.!]\\n(?:\\n)?[A-Z]/,
    { isCode: true, topic: /html|entit|escap|encod|unicode|markup/i },
  ),
  value(
    'wrongly decoded characters',
    /(?<!\p{Lu})Ã[\u0080-\u00bfƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00bf™œ\u009d“”˜¦¢¡ž]|â€(?=\s|$)|Â[\u00a0©®°·»«£€™](?!\p{L})|â‚¬|ðŸ[\u0080-\u00bf˜’‘”Ÿ¤š]|[縺繧繝].[縺繧繝]|(?:[РС][\u00a0-\u00bf\u0400-\u0409\u0450-\u045f\u2010-\u203a№]){4}|\p{L}\ufffd|\ufffd\p{L}|^\ufffd+$/u,
    { isCode: true, topic: /encoding|unicode|utf-?8|mojibake|charset/i },
  ),
  value(
    'HTML shown as text',
    /<(strong|b|em|i|u|p|span|a|div|h[1-6]|ul|li)(?:\s[^<>]*)?>[^<]*<\/\1>|\S<br\s*\/?>|<br\s*\/?>\S|<!--.*-->/i,
    {
      isCode: true,
      topic: /html|markup|editor|\bcode|developer|widget|embed|snippet|script/i,
    },
  ),
  value(
    'Markdown shown as text',
    /(?<![\w*])\*\*[^*\s][^*]{0,120}[^*\s]\*\*(?!\*)|^#{1,4} \p{L}|(?<!!)\[[^\]\n]{2,80}\]\((?:https?:\/\/|\/|#|mailto:)[^)\s]*\)/u,
    {
      isCode: true,
      topic: /markdown|editor|\bnotes?\b|wiki|writing|\bchat|prompt|\bLLM|\bAI\b|readme|docs/i,
    },
  ),
  value(
    'a shortcode',
    /\[(?:contact-form-7|wpforms|gravityforms?|elementor-template|vc_\w+|et_pb_\w+|woocommerce_\w+|rev_slider|mc4wp_form|ninja_forms?|forminator_form|fusion_\w+|fluentform|metaslider|smartslider3|products|gallery|caption|embed)(?:\s[^\]]*)?\]|\[\/(?:b|i|u|url|img|quote|color|size|caption|vc_\w+|et_pb_\w+)\]|\[[a-z][\w-]+(?:\s+[a-z][\w-]*=(?:"[^"]*"|[“”″][^“”″]*[“”″]|\d+))+\s*\/?\]/i,
    { isCode: true, topic: /wordpress|plugin|shortcode|bbcode|forum/i, quoted: true },
  ),
  value(
    'a server error message',
    /\b(?:Warning|Notice|Fatal error|Parse error|Deprecated): .{5,300} (?:in|on) .{2,200}(?:on )?line \d+|SQLSTATE\[|You have an error in your SQL syntax|Traceback \(most recent call last\)|\bORA-\d{5}\b|^Liquid (?:syntax )?error|^Cannot (?:GET|POST) \/|^Error establishing a database connection|^Application error: a (?:client|server)-side exception has occurred|^(?:Uncaught )?(?:TypeError|ReferenceError|SyntaxError|RangeError): \S.{5,}|^(?:Error: )?(?:Failed to fetch|Network Error|Request failed with status code \d{3}|Internal Server Error|Unexpected token .{1,60}JSON.*)\.?$/,
    { isCode: true, topic: errors },
  ),
  {
    words: 'a note to yourself',
    group: 'placeholder',
    matches: isNote,
    isCode: true,
    topic: /\bto-?dos?\b|\bAI\b|chat|assistant|writing|editor|prompt|\bCMS\b|publish|translat|\bnotes?\b|proofread/i,
  },
]

const quotations = /“[^”]*”|"[^"]*"|‘[^’]*’|«[^»]*»|„[^“]*“|`[^`]*`|「[^」]*」/g

/** The first rule that a text breaks, among those that `applies` keeps. */
export function leftoverRuleOf(text: string, applies: (rule: LeftoverRule) => boolean = () => true, about = ''): LeftoverRule | undefined {
  const spoken = text.replaceAll(quotations, '“”')
  return leftoverRules.find((rule) => applies(rule) && rule.matches(rule.quoted ? text : spoken, about))
}
