import type { InternApplication } from '../dashboard-loader.ts';
import type { DisplayContext } from './application-timeline.ts';

/** How to reach the employer with a question, for rows of a list of pairs; nothing where they left no contact. */
export function EmployerContact({
  application: { employerContact, internship },
  display: { t },
}: {
  application: InternApplication;
  display: DisplayContext;
}) {
  if (!employerContact) return null;
  const { email, phone } = employerContact;
  return (
    <>
      <dt>{t('dashboard.contact')}</dt>
      <dd className="contact">
        {email && <a href={`mailto:${email}?subject=${encodeURIComponent(internship.title ?? '')}`}>{email}</a>}
        {phone && <a href={`tel:${phone}`}>{phone}</a>}
      </dd>
    </>
  );
}
