// Catches errors of the scene, so that the page continues with the 2D wheel.

import { Component, type ReactNode } from 'react'

interface SceneBoundaryProps {
  readonly children: ReactNode
  onFailed(): void
}

export class SceneBoundary extends Component<SceneBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(cause: unknown) {
    console.warn('The GPU drawing failed; the wheel is drawn without it', cause)
    this.props.onFailed()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
