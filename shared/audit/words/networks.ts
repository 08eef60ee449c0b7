/** Networks by the names that links have, and their hosts. */
const networks: [string, RegExp][] = [
  ['X', /^(?:twitter|x)\.com$|^(?:follow (?:us|me) on )?(?:twitter|x|x \(twitter\)|twitter ?\/ ?x)$/],
  ['Facebook', /^(?:[\w-]+\.)?facebook\.com$|^fb\.com$|^(?:follow us on )?facebook$/],
  ['LinkedIn', /^(?:[\w-]+\.)?linkedin\.com$|^(?:follow us on )?linkedin$/],
  ['Instagram', /^instagram\.com$|^(?:follow us on )?instagram$/],
  ['YouTube', /^(?:youtube\.com|youtu\.be)$|^youtube$/],
  ['GitHub', /^github\.com$|^github$/],
  ['Discord', /^discord\.(?:com|gg)$|^(?:join (?:us on|our) )?discord$/],
  ['TikTok', /^tiktok\.com$|^tiktok$/],
  ['Telegram', /^t\.me$|^telegram$/],
  ['Reddit', /^reddit\.com$|^reddit$/],
  ['Medium', /^medium\.com$/],
  ['Product Hunt', /^producthunt\.com$|^product ?hunt$/],
  ['Bluesky', /^bsky\.app$|^bluesky$/],
  ['Threads', /^threads\.(?:net|com)$/],
  ['Mastodon', /^mastodon\.social$/],
  ['Pinterest', /^pinterest\.com$|^pinterest$/],
  ['Dribbble', /^dribbble\.com$|^dribbble$/],
]

const stores: [string, RegExp][] = [
  ['the App Store', /^(?:apps|itunes)\.apple\.com$|\bapp store\b|\b(?:for|on) (?:ios|iphone|ipad)\b|^(?:ios|iphone)(?: app)?$/],
  ['Google Play', /^play\.google\.com$|\bgoogle play\b|\bplay store\b|\b(?:for|on) android\b|^android(?: app)?$/],
  ['the Chrome Web Store', /^chromewebstore\.google\.com$|\bchrome web store\b|\b(?:add to|for) chrome$/],
  ['Firefox Add-ons', /^addons\.mozilla\.org$|\b(?:add to|for) firefox$/],
  ['the Microsoft Store', /^apps\.microsoft\.com$|\bmicrosoft store\b/],
]

const nameIn =
  (table: typeof networks) =>
  (text: string): string | null =>
    table.find(([, pattern]) =>
      pattern.test(
        text
          .trim()
          .toLowerCase()
          .replace(/^www\./, ''),
      ),
    )?.[0] ?? null

/** The network that a host or a link’s whole text names. */
export const networkOf = nameIn(networks)
/** The store that a host or a link’s text names. */
export const storeOf = nameIn(stores)
