export const EmployerInternships = (_: { employerId: string }) => null;
