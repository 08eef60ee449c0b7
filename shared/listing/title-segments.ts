/** What stands between a name and the rest of a title; narrow marks need white space around them, wide ones do not. */
const separator =
  /\s+(?:[|\-–—‒―·•∙:»～〜›«~/→⋅✦★❖▸]|::|\|\||--+|>>|::+)+\s+|\s*[｜：︱―—‖│¦|]+\s*|(?<=[^\s\d]):\s+|\s+[–—]|[–—]\s+|\s-(?=\S)(?!-)|(?<=\p{L})-\s/gu

/** Splits a title at its separators: "A | B", "A: b", "A :: B", "A－B"; hyphens inside words stay. */
export const titleSegments = (title: string): string[] =>
  title
    .split(separator)
    .map((segment) =>
      segment
        .replace(/^[\p{Extended_Pictographic}\ufe0f\s]+|[\p{Extended_Pictographic}\ufe0f\s]+$/gu, '')
        .replace(/^[\s"'“”„«»\-–—|:,]+|[\s"“”„«»\-–—|:,]+$/gu, '')
        .trim(),
    )
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment))
