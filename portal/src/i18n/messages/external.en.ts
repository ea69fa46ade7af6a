/** Signing in by way of an external provider. */
export const externalEn = {
  'auth.external.service': 'The other service',
  'auth.external.without': 'Without a password',
  'auth.external.continue': 'Continue with {name}',
  'auth.external.leaving': 'Going to {name} …',
  'auth.external.down': '{name} does not answer right now. Use e-mail and password, or try again shortly.',
  'auth.external.title': 'Signing in',
  'auth.external.returning': 'One moment, you are being signed in …',
  'auth.external.script': 'This page needs JavaScript to finish signing in.',
  'auth.external.failed': 'This did not work',
  'auth.external.again': 'Try again',
  'auth.external.new.title': 'One more step',
  'auth.external.new.lead':
    '{provider} has confirmed that you are {email}. Choose what you come for, and the account is ready.',
  'auth.external.role': 'You are here as',
  'auth.external.role.intern': 'a student who looks for an internship',
  'auth.external.role.employer': 'an employer who takes interns',
  'auth.external.role.needed': 'Choose one of the two.',
  'auth.external.new.known': 'You have an account with another address? Sign in with it',
  'auth.external.problem.denied.title': 'You did not sign in',
  'auth.external.problem.denied.text':
    'You came back from {name} without agreeing, so nothing happened. There are other ways in.',
  'auth.external.problem.unverified.title': 'Your address is not confirmed at {name}',
  'auth.external.problem.unverified.text':
    '{name} does not vouch for your address. Confirm it there first, or use an e-mail address and a password here.',
  'auth.external.problem.known.title': 'This address has an account already',
  'auth.external.problem.known.text':
    'It cannot be opened this way, because nothing proves yet that both belong to you. Sign in with the password; if you do not know it, have a link mailed to you.',
  'auth.external.problem.suspended.title': 'This account is suspended',
  'auth.external.problem.suspended.text': 'If you think this is a mistake, write to {email}.',
  'auth.external.problem.door.title': 'Your account is of another kind',
  'auth.external.problem.door.text': 'You are known here, but with another kind of account. Go on with that one.',
  'auth.external.problem.expired.title': 'That took too long',
  'auth.external.problem.expired.text': 'For your safety the way back is open for {minutes} minutes only. Start again.',
  'auth.external.problem.invalid.title': 'This way back does not work',
  'auth.external.problem.invalid.text':
    'It was used already, or began in another browser. If you are not signed in, start again.',
  'auth.external.problem.unavailable.title': '{name} does not answer',
  'auth.external.problem.unavailable.text':
    'Sign-in by way of {name} is not available right now. E-mail and password work as ever; if you have no password yet, have a link mailed to you.',
  'auth.external.write': 'Write to us',
  'auth.external.password': 'Sign in with e-mail and password',
  'auth.external.mail': 'Choose a password by mail',
};
