import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'

interface BoundaryProps {
  show: (failure: unknown) => ReactNode
  children: ReactNode
}

interface BoundaryState {
  /** The visit during which it failed, and with what. */
  at: string
  failed: { failure: unknown } | null
}

/** Shows a failure in the place of what failed, until another address is visited. */
export function FailureBoundary(properties: BoundaryProps) {
  return <Boundary at={useLocation().key} {...properties} />
}

class Boundary extends Component<BoundaryProps & { at: string }, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, failed: null }

  static getDerivedStateFromError(failure: unknown): Partial<BoundaryState> {
    return { failed: { failure } }
  }

  static getDerivedStateFromProps({ at }: { at: string }, state: BoundaryState): BoundaryState | null {
    return at === state.at ? null : { at, failed: null }
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed ? this.props.show(failed.failure) : this.props.children
  }
}
