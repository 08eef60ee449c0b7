const wide = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`

/** Separators between a name and the rest of a title. Narrow ones need white space on one side, or a script without spaces next to them. */
const separator = new RegExp(
  [
    String.raw`\s+(?:[\-–—‒―·•∙:»～〜›«~/→⋅✦★❖▸]|::+|--+|>>)+\s+`,
    String.raw`\s*[|｜：︱―—‖│¦－]+\s*`,
    String.raw`(?<=[^\s\d]):\s+|\s+–|–\s+|\s-(?=[^\s-])|(?<=\p{L})-\s`,
    String.raw`(?<=${wide})[-_](?=\S)|(?<=\p{L}{3})[-_](?=${wide})`,
  ].join('|'),
  'gu',
)

/** Splits a title at its separators: "A | B", "A: b", "A :: B", "A－B"; hyphens inside words stay. */
export const titleSegments = (title: string): string[] =>
  title
    .split(separator)
    .map((segment) =>
      segment
        .replace(/^[\p{Extended_Pictographic}\ufe0f\s]+|[\p{Extended_Pictographic}\ufe0f\s]+$/gu, '')
        .replace(/^[\s"'“”„«»\-–—|:,]+|[\s"“”„«»\-–—|:,]+$/gu, '')
        .replace(/^[【[][^】\]]{1,12}[】\]]\s*(?=\S)/u, '')
        .trim(),
    )
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment))
