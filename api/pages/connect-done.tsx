/** The one time a token is shown. A client with a tool session needs none: its session is what was approved. */
export function Connected({ client, token, code }: { client: string; token: string | null; code: string }) {
  return (
    <div class="connect" data-connected>
      <p class="notice" role="status">
        <strong>{client}</strong> is connected.
      </p>
      {token === null ? (
        <p>Go back to it and ask again: from now on it acts for you.</p>
      ) : (
        <>
          <p class="connect__note">
            Your tool’s token. <strong>It is shown this once</strong>: we keep only its fingerprint. The Slipway extension takes it by
            itself; give it to any other tool as <code>Authorization: Bearer</code>.
          </p>
          <div class="connect__keep" data-copy-scope>
            <output class="connect__token" data-copy-text="" data-connect-token="" data-code={code}>
              {token}
            </output>
            <button type="button" class="sw-button" data-copy>
              <span data-copy-label>Copy the token</span>
            </button>
            <span class="sw-hidden" role="status" data-copy-status></span>
          </div>
        </>
      )}
      <p>
        It stands under <a href="/profile/connections/">your connections</a>, where you can end it at any time.
      </p>
    </div>
  )
}
