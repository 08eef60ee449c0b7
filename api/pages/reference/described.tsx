const code = /^`(.+)`$/
const strong = /^\*\*(.+)\*\*$/
const link = /^\[(.+)\]\((.+)\)$/

/** Text in the subset of Markdown that our texts use: code, strong and links. Words with hyphens, such as category slugs, aren’t broken. */
export const Described = ({ text }: { text: string | undefined }) => (
  <>{text?.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)|\b[a-z]+(?:-[a-z]+)+\b)/).map(toPiece)}</>
)

function toPiece(text: string, index: number) {
  if (index % 2 === 0) return text
  if (code.test(text)) return <code key={index}>{code.exec(text)?.[1]}</code>
  if (strong.test(text)) return <strong key={index}>{strong.exec(text)?.[1]}</strong>
  const [, words, href] = link.exec(text) ?? []
  if (href !== undefined) return <a key={index} href={href} children={words} />
  return <span key={index} class="unbroken" children={text} />
}
