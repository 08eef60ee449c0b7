/** The most fields of a query string or a submitted form. The draft form has the most: about fifty, with every category checked. */
export const mostFields = 100

/** Whether a query string or a submitted form has more fields. Only counts: parsing a hundred thousand takes long. */
export function hasTooManyFields(text: string): boolean {
  let fields = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    fields += 1
    if (fields > mostFields) return true
  }
  return false
}
