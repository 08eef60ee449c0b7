/** The name of the site that the extension was built for. */
export const siteName: string = import.meta.env.SITE_NAME ?? 'Slipway'

/** A text with that name in the place of {site}. */
export const named = (text: string): string => text.replaceAll('{site}', siteName)
