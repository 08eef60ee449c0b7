const looks: [string, string][] = [
  [
    'SEO basics',
    'Status, HTTPS, robots, title, description, headings, canonical URL, sitemap and links: what search engines and visitors see first.',
  ],
  ['Social sharing', 'How your link looks when shared: tags, image size, and whether the image loads.'],
  ['Trust', 'Visible pricing, privacy policy and contact, a product people can use today, and clear copy.'],
  ['Launch readiness', 'A suggested listing in your page’s own words, categories, duplicate listings and upcoming free slots.'],
]

export function AuditIntroduction() {
  return (
    <>
      <section class="looks" aria-labelledby="looks-title">
        <h2 id="looks-title">What we check</h2>
        <dl class="grid gap-5 above-4">
          {looks.map(([term, words]) => (
            <div class="capped" key={term}>
              <dt>{term}</dt>
              <dd class="above-2 soft">{words}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="visit" aria-labelledby="visit-title">
        <h2 id="visit-title">Did our crawler visit your site?</h2>
        <p>
          Someone ran an audit of it here. An audit fetches one page, its robots.txt, sitemap, icon, social image and a sample of links, for
          at most 10 seconds. Only people with the link can open the report, and we delete it after 30 days. The only automatic revisit is
          the badge check: weekly, or daily while the page is unreachable. A launch’s logo is fetched when we draw its social image.
        </p>
      </section>
    </>
  )
}
