/** What common clients publish about themselves, and what this server would have to fetch for them. */
const published = ['https://vscode.dev/oauth/client-metadata.json', 'https://claude.ai/oauth/claude-code-client-metadata']

/** Whether one of the documents can be read from here; some sites refuse some networks, so one is enough. */
export async function tryClientDocuments(read: (url: string) => Promise<unknown>): Promise<boolean> {
  const tries = published.map((url) =>
    read(url).then(
      () => true,
      () => false,
    ),
  )
  return (await Promise.all(tries)).includes(true)
}
