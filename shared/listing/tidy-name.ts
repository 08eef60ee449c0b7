/** Drops what stands around a name: welcomes, marks, emoji, quotes, version numbers, "documentation", "official site". */
export const tidyName = (text: string): string =>
  text
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
    .replace(/\s*(?:(?:の)?公式(?:ホームページ|サイト)?|官方网站|官方網站|官网|[-–|:]? ?official (?:web ?)?site)$/i, '')
    .replace(/[」』】]$/u, '')
    .trim()
