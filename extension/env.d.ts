interface ImportMetaEnv {
  /** Public origin of the service this build speaks to; set in wxt.config.ts. */
  readonly SITE_URL: string
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}
