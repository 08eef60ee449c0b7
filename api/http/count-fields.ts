/** The most fields of a query string or a submitted form. The draft form has the most: about fifty, with every category checked. */
export const maxFields = 100

/** Whether a query string or a submitted form has more fields. Counts without parsing, which is slow for a hundred thousand. */
export function hasTooManyFields(text: string): boolean {
  let fields = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    fields += 1
    if (fields > maxFields) return true
  }
  return false
}
