import { Badge } from '../../ui/Badge.tsx'

/** Who the doctor is and when there is one. */
export function AvatarBadges() {
  return (
    <p className="flex gap-2">
      <Badge tone="accent">AI-MD</Badge>
      <Badge tone="blue">24/7</Badge>
    </p>
  )
}
