import { passwordStrength } from '../session/password-strength.ts'

const words = {
  'very weak': 'Very weak: whoever steals this device could guess it within an hour.',
  weak: 'Weak: whoever steals this device could guess it within days.',
  fair: 'Fair: guessing it would take months or years.',
  strong: 'Strong: guessing it would take more than a lifetime.',
} as const

/** How strong the password is that is being typed, in words; nothing before there is one. */
export function PasswordStrength({ password }: { password: string }) {
  if (password === '') return null
  const strength = passwordStrength(password)
  return (
    <p role="status" className={`text-sm font-medium ${strength === 'strong' || strength === 'fair' ? 'text-green' : 'text-red'}`}>
      {words[strength]}
    </p>
  )
}
