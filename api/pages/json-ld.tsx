/** A data block, not a script: it needs no exception in the content security policy. `<` is escaped so that no text can close it. */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
