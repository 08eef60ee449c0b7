/** Text as it stands inside a double-quoted HTML attribute or between tags. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const metaTag = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`
export const propertyTag = (property: string, content: string): string => `<meta property="${property}" content="${escapeHtml(content)}">`
export const linkTag = (rel: string, href: string): string => `<link rel="${rel}" href="${escapeHtml(href)}">`
export const anchor = (href: string, text: string): string => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
export const image = (src: string, alt: string, width: number, height: number): string =>
  `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`

/** JSON-LD for a page; "<" is escaped so that no text can close the script. */
export const jsonLdScript = (node: object): string =>
  `<script type="application/ld+json">\n${JSON.stringify(node, null, 2).replaceAll('<', '\\u003c')}\n</script>`
