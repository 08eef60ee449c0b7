import type { Page } from '../page/page.ts'
import { publicUrl } from './address.ts'

// Apart from address.ts, whose other rules the popup’s first screen loads.

const sharedHosts =
  /\.(?:github\.io|gitlab\.io|pages\.dev|workers\.dev|vercel\.app|netlify\.app|web\.app|firebaseapp\.com|herokuapp\.com|onrender\.com|fly\.dev|deno\.dev|itch\.io|notion\.site|wixsite\.com|framer\.(?:app|website)|webflow\.io|carrd\.co|blogspot\.com|wordpress\.com|replit\.app|lovable\.app|surge\.sh|is-a\.dev)$/

/** A subdomain of somebody else’s host: its maker can’t set up email for it. */
export const isSharedHost = (url: string): boolean => sharedHosts.test(URL.parse(url)?.hostname ?? '')

/** Whether the page’s folder is all of its host that its maker can put files into: a project of a shared host. */
export const isOwnFolder = (page: Page): boolean => isSharedHost(publicUrl(page)) && new URL('.', publicUrl(page)).pathname !== '/'
