/** The name of the site that the extension was built for. */
export const siteName: string = import.meta.env.SITE_NAME ?? 'Slipway'
