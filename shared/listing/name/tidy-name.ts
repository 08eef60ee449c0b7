/** No name is longer, but a page’s text may be. */
const maxLength = 400

/** Strips what surrounds a name: greetings, trademarks, emoji, quotes, version numbers, "documentation", "official site". */
export const tidyName = (text: string): string =>
  text
    .slice(0, maxLength)
    .replace(
      /^(?:welcome to|willkommen bei|bienvenue (?:sur|chez)|bienvenidos? a|benvenuti (?:su|in)|welkom (?:bij|op)|witamy (?:w|na)|добро пожаловать (?:в|на))\s+(?:the\s+)?|^(?:ようこそ|欢迎(?:来到|使用|光临)?)\s*/i,
      '',
    )
    .replace(/^[【[][^】\]]{1,12}[】\]]\s*(?=\S)/u, '')
    .replace(/[®™©\p{Extended_Pictographic}\ufe0f]/gu, '')
    .replace(/\s*[([](?:beta|alpha|preview|wip|demo)[)\]]$/i, '')
    .replace(/\s*[([]?\bv?\d+\.\d+(?:\.\d+)*\S*\s*$/i, '')
    .replace(/^[\s"'“”„«»「『【[]+|[\s"'“”„«»」』】\].,:;!]+$/gu, '')
    .replace(/(?:['’]s)?(?:,? v?\d[\w.]*)? (?:documentation|docs)!?$/i, '')
    .replace(
      /\s*[(（](?:english|deutsch|français|español|italiano|português|polski|русский|українська|türkçe|中文|简体中文|繁體中文|日本語|한국어|العربية|[a-z]{2})[)）]$/i,
      '',
    )
    .replace(
      /(?: (?:dokumentation|documentación|documentação|documentazione|dokumentacja|документация)|\s*(?:中文)?(?:文档|文檔)|\s*(?:の)?ドキュメント|\s문서)$/i,
      '',
    )
    .replace(/\s*(?:(?:の)?公式(?:ホームページ|サイト)?|官方网站|官方網站|官网|[-–|:]? ?official (?:web ?)?site)$/i, '')
    .replace(/[」』】]$/u, '')
    .trim()
