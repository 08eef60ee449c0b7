const looks: [string, string][] = [
  [
    'Found and understood',
    'Status, https, robots, title, description, headings, canonical, sitemap and links: what search engines and readers meet first.',
  ],
  ['Shared', 'The social card as it will look: tags, image size, and whether the image can be fetched at all.'],
  ['Believed', 'Pricing, privacy and contact in sight, a product that can be used now, and copy that says what it does.'],
  ['Listed', 'A suggested listing in your page’s own words, categories, duplicates in the catalog, and the next free weeks.'],
]

export function AuditIntroduction() {
  return (
    <>
      <section class="looks" aria-labelledby="looks-title">
        <h2 id="looks-title">What it looks at</h2>
        <dl>
          {looks.map(([term, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section class="visit" aria-labelledby="visit-title">
        <h2 id="visit-title">If our crawler visited your site</h2>
        <p>
          Somebody asked for an audit of it here. An audit reads one page, its robots.txt, sitemap, icon and social image, and a sample of
          its links, for at most ten seconds. Its report is stored only with the draft of a launch. We come back unasked for one thing: to
          look for the badge on the page of a launch, weekly, or daily while that page cannot be read.
        </p>
      </section>
    </>
  )
}
