/** Drops marks, emoji, quotes and version numbers around a name. */
export const tidyName = (text: string): string =>
  text
    .replace(/[®™©\p{Extended_Pictographic}\ufe0f]/gu, '')
    .replace(/\s*[([]?\bv?\d+\.\d+(?:\.\d+)*\S*\s*$/i, '')
    .replace(/^[\s"'“”„«»「『【[]+|[\s"'“”„«»」』】\].,:;!]+$/gu, '')
    .replace(/\s*(?:(?:の)?公式(?:ホームページ|サイト)?|官方网站|官方網站|官网|[-–|:]? ?official (?:web ?)?site)$/i, '')
    .replace(/[」』】]$/u, '')
    .trim()
