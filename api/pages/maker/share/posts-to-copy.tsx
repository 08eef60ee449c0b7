import type { LiveLaunch } from '../../../domain/launch/launch.ts'
import { launchPost, postLengthOn, postLimits, type PostNetwork } from '../../../domain/sharing.ts'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'

/** A post for each network, written from the listing and the first comment. */
export function PostsToCopy({ launch, url }: { launch: LiveLaunch; url: string }) {
  return (
    <div class="posts stack gap-2">
      {(Object.keys(postLimits) as PostNetwork[]).map((network, index) => {
        const post = launchPost(launch, url, network)
        return (
          <details class="post lit framed rounded-small" name="post" open={index === 0} key={network}>
            <summary class="row baseline between medium pressable folds">
              {network}
              <span class="soft small">
                {postLengthOn(network, post, url)} of {postLimits[network].toLocaleString('en')} characters
              </span>
            </summary>
            <div class="pad-3" data-copy-scope>
              <pre class="post__text flat wraps" dir="auto" tabIndex={0} role="region" aria-label={`Post for ${network}`} data-copy-text="">
                {post}
              </pre>
              <p class="only-with-copy above-3">
                <CopyButton words="Copy post" class="sw-button--small" />
              </p>
            </div>
          </details>
        )
      })}
      {launch.firstComment === null && <p class="soft small">These posts include your first comment, once you write one.</p>}
    </div>
  )
}
