import { useEffect, useState } from 'react';
import type { StepKey } from '../profile-values.ts';

/** Returns the step that the URL fragment names, so that links and the back button work. */
export function useCurrentStep(steps: readonly StepKey[], first: StepKey): StepKey {
  const named = () => steps.find((step) => `#${step}` === location.hash);
  const [step, setStep] = useState(() => named() ?? first);
  useEffect(() => {
    const follow = () => {
      const next = steps.find((one) => `#${one}` === location.hash);
      if (!next) return;
      setStep(next);
      document.getElementById('step-title')?.focus();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [steps]);
  return step;
}
