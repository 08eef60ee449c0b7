interface ImportMetaEnv {
  /** Public origin of the server that this build uses by default; set in wxt.config.ts. */
  readonly SITE_URL: string
  readonly SITE_NAME: string
  readonly SITE_CATEGORIES?: readonly { slug: string; label: string; into: string }[]
  readonly SITE_ACCENT?: { hex: string; dark: string }
  readonly SITE_ICON: boolean
  /** The browser that this build is for; set by WXT. */
  readonly BROWSER: string
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}

declare module '*.css'
