/** A description of the API, which is Markdown: of that, our texts have only code. Words with hyphens, such as category slugs, aren’t broken. */
export const Described = ({ text }: { text: string | undefined }) => <>{text?.split(/(`[^`]+`|\b[a-z]+(?:-[a-z]+)+\b)/).map(toPiece)}</>

function toPiece(text: string, index: number) {
  if (index % 2 === 0) return text
  return text.startsWith('`') ? (
    <code key={index}>{text.slice(1, -1)}</code>
  ) : (
    <span key={index} class="unbroken">
      {text}
    </span>
  )
}
