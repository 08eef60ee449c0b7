const networks =
  /(?:^|[-_/#\s])(?:x-)?(facebook|twitter|instagram|linkedin|youtube|github|discord|tiktok|telegram|reddit|pinterest)(?=$|[-_.\s])/gi

/** The one network that class names of icon fonts or names of files name. */
export function networkIn(names: readonly string[]): string | undefined {
  const all = names.flatMap((name) => [...name.slice(0, 200).matchAll(networks)].map(([, network = '']) => network.toLowerCase()))
  const [network, ...others] = new Set(all)
  return others.length === 0 ? network : undefined
}
