type ConnectedProps = { client: string; token: string; isSession: boolean; code: string }

/** The one time a token is shown. A tool whose session was approved acts by that already, and its person may keep the token or leave it. */
export function Connected({ client, token, isSession, code }: ConnectedProps) {
  return (
    <div class="connect" data-connected>
      <p class="notice" role="status">
        <strong>{client}</strong> is connected.
      </p>
      {isSession && (
        <p>
          Go back to it and ask again: it acts for you from now on, as long as its session lasts, unless its settings hold a token that is
          not valid. Then put the one below in its place.
        </p>
      )}
      <section class="connect__offer" aria-labelledby="token-heading">
        <h2 id="token-heading">Its token</h2>
        <p class="connect__note">
          {isSession ? (
            <>
              For this tool’s settings, so that its next session need not ask you again, or for a script of your own, and not for a
              conversation. It is sent as the header <code>Authorization: Bearer</code>. <strong>It is shown this once</strong>; without
              need of it, leave it.
            </>
          ) : (
            <>
              <strong>It is shown this once</strong>: we keep only its fingerprint. The Slipway extension takes it by itself; for any other
              tool, put it into that tool’s settings as the header <code>Authorization: Bearer</code>, not into a conversation.
            </>
          )}
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
      </section>
      <p>
        The connection stands under <a href="/profile/connections/">your connections</a>, where you can end it at any time
        {isSession && ', session and token at once'}.
      </p>
    </div>
  )
}
