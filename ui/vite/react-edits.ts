// Edits of React DOM that remove the code for view transitions and for refs of fragments.
import { returns, skip, type PackageEdits } from './edit-packages.ts'

// React calls these functions for `<ViewTransition>` only, which no page uses.
const viewTransitionFunctions = [
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  'getViewTransitionName',
  'getViewTransitionClassName',
  'scheduleViewTransitionEvent',
  'reportViewTransitionError',
  'flushAfterMutationEffects',
  'applyViewTransitionName',
  'restoreViewTransitionName',
  'startViewTransition',
  'createViewTransitionInstance',
]

// React calls these functions only for `<Fragment ref>`, which no page uses.
const fragmentRefFunctions = [
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'addFragmentHandleToFiber',
  'addFragmentHandleToInstance',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
]

export const reactEdits: PackageEdits = {
  'react-dom/cjs/react-dom-client.production.js': [
    ...viewTransitionFunctions.map((name) => returns(name)),
    skip('ViewTransitionPseudoElement.prototype.'),
    ...fragmentRefFunctions.map((name) => returns(name)),
    skip('FragmentInstance.prototype.'),
  ],
}
