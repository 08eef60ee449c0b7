/** The one locale of the product’s own words, dates and numbers, on pages, in emails, tools and the extension. */
export const locale = 'en-US'
