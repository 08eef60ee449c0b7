/** The description in paragraphs, as it was typed; nothing if there is none. */
export function Description({ text }: { text: string }) {
  if (text.trim() === '') return null
  return (
    <div class="prose wraps readable">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
